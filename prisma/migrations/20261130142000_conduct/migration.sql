-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "doneAt" TIMESTAMP(3);

-- What has been played among people so far. Who left a match that went on is taken to have left at its end.
UPDATE "match_seat" s SET "doneAt" = m."endedAt" FROM "match" m, "player" p
  WHERE m."id" = s."matchId" AND p."id" = s."playerId" AND p."kind" <> 'bot' AND m."endedAt" IS NOT NULL AND m."sealUntil" IS NULL
    AND EXISTS (SELECT 1 FROM "match_seat" o JOIN "player" q ON q."id" = o."playerId"
      WHERE o."matchId" = s."matchId" AND o."seat" <> s."seat" AND q."kind" <> 'bot');

-- CreateIndex
CREATE INDEX "match_seat_playerId_doneAt_idx" ON "match_seat"("playerId", "doneAt" DESC);
