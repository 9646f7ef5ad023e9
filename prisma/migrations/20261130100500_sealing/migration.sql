-- AlterTable
ALTER TABLE "match" ADD COLUMN     "absent" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "sealUntil" TIMESTAMP(3),
ADD COLUMN     "seatCommitments" JSONB NOT NULL DEFAULT '[]';

-- CreateIndex
CREATE INDEX "match_sealUntil_idx" ON "match"("sealUntil");


