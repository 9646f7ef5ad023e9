-- Who is present has to say so anew.
DELETE FROM "presence";

-- DropIndex
DROP INDEX "presence_room_aliveUntil_idx";

-- AlterTable
ALTER TABLE "presence" DROP COLUMN "aliveUntil",
ADD COLUMN     "processId" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "seenAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "server_process" (
    "id" TEXT NOT NULL,
    "aliveUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "server_process_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "presence_room_idx" ON "presence"("room");

-- CreateIndex
CREATE INDEX "presence_processId_idx" ON "presence"("processId");

-- AddForeignKey
ALTER TABLE "presence" ADD CONSTRAINT "presence_processId_fkey" FOREIGN KEY ("processId") REFERENCES "server_process"("id") ON DELETE CASCADE ON UPDATE CASCADE;
