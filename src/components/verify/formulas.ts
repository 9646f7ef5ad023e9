/** The formulas of the method, the same in every language. */
export const FORMULAS = {
  rulesHash: 'rulesHash = SHA-256(JSON)',
  commitment: 'C = SHA-256([muggins/1 server] + [matchId] + [rulesHash] + [S])',
  seatCommitment: 'H = SHA-256([muggins/1 seat] + [matchId] + [seat] + [B])',
  key: 'K = HMAC(S, [muggins/1 key] + [matchId] + [rulesHash] + [B of seat 0] + [B of seat 1] + …)',
  block: 'block = HMAC(K, [purpose] + [round] + [attempt] + [block’s number])',
} as const
