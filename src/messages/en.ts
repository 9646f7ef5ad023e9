import account from './en/account.json'
import board from './en/board.json'
import errors from './en/errors.json'
import fault from './en/fault.json'
import feel from './en/feel.json'
import guide from './en/guide.json'
import history from './en/history.json'
import home from './en/home.json'
import leaderboard from './en/leaderboard.json'
import learn from './en/learn.json'
import lobby from './en/lobby.json'
import match from './en/match.json'
import player from './en/player.json'
import record from './en/record.json'
import refusals from './en/refusals.json'
import replay from './en/replay.json'
import rules from './en/rules.json'
import sealing from './en/sealing.json'
import site from './en/site.json'
import table from './en/table.json'
import ui from './en/ui.json'
import verify from './en/verify.json'
import verifyMethod from './en/verifyMethod.json'

export const en = {
  account,
  board,
  errors,
  fault,
  feel,
  guide,
  history,
  home,
  leaderboard,
  learn,
  lobby,
  match,
  player,
  record,
  refusals,
  replay,
  rules,
  sealing,
  site,
  table,
  ui,
  verify,
  verifyMethod,
}

/** The shape that every other language must have. */
export type Messages = typeof en
