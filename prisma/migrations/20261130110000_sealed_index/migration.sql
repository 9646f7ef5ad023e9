-- DropIndex
DROP INDEX "match_sealUntil_idx";

-- CreateIndex
CREATE INDEX "match_endedAt_sealUntil_idx" ON "match"("endedAt", "sealUntil");
