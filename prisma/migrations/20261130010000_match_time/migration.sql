-- AlterTable
ALTER TABLE "match" ADD COLUMN     "claimedUntil" TIMESTAMP(3),
ADD COLUMN     "pausedMs" DOUBLE PRECISION NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "heartbeat" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("id")
);
