-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "PlayerKind" AS ENUM ('guest', 'member', 'bot');

-- CreateEnum
CREATE TYPE "MailPurpose" AS ENUM ('confirmEmail', 'resetPassword');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('public', 'invite');

-- CreateTable
CREATE TABLE "player" (
    "id" TEXT NOT NULL,
    "kind" "PlayerKind" NOT NULL,
    "name" TEXT NOT NULL,
    "nameFold" TEXT NOT NULL,
    "email" TEXT,
    "emailFold" TEXT,
    "emailConfirmedAt" TIMESTAMP(3),
    "passwordHash" TEXT,
    "sessionNumber" INTEGER NOT NULL DEFAULT 1,
    "botLevel" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login" (
    "provider" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,

    CONSTRAINT "login_pkey" PRIMARY KEY ("provider","providerId")
);

-- CreateTable
CREATE TABLE "mail_token" (
    "hash" TEXT NOT NULL,
    "purpose" "MailPurpose" NOT NULL,
    "playerId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "table" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "reserved" JSONB,
    "preset" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "clock" JSONB,
    "rated" BOOLEAN NOT NULL,
    "visibility" "Visibility" NOT NULL,
    "inviteCode" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "attendedAt" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),
    "matchId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_seat" (
    "tableId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "ready" BOOLEAN NOT NULL DEFAULT false,
    "satAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "table_seat_pkey" PRIMARY KEY ("tableId","seat")
);

-- CreateTable
CREATE TABLE "seek" (
    "playerId" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "aliveUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "seek_pkey" PRIMARY KEY ("playerId")
);

-- CreateTable
CREATE TABLE "match" (
    "id" TEXT NOT NULL,
    "preset" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "rules" JSONB NOT NULL,
    "rulesHash" TEXT NOT NULL,
    "clock" JSONB,
    "pool" TEXT,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),
    "seq" INTEGER NOT NULL,
    "snapshot" JSONB NOT NULL,
    "dueKind" TEXT,
    "dueAt" TIMESTAMP(3),
    "secret" BYTEA NOT NULL,
    "commitment" TEXT NOT NULL,
    "seatBytes" JSONB NOT NULL,
    "outcome" TEXT,
    "reason" TEXT,
    "rounds" INTEGER NOT NULL DEFAULT 0,
    "rematchTableId" TEXT,

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_seat" (
    "matchId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" TEXT NOT NULL,
    "live" BOOLEAN NOT NULL,
    "timed" BOOLEAN NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "pool" TEXT,
    "score" INTEGER,
    "place" INTEGER,

    CONSTRAINT "match_seat_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "match_event" (
    "matchId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "event" JSONB NOT NULL,

    CONSTRAINT "match_event_pkey" PRIMARY KEY ("matchId","seq")
);

-- CreateTable
CREATE TABLE "match_command" (
    "matchId" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "commandId" TEXT NOT NULL,
    "payloadHash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,

    CONSTRAINT "match_command_pkey" PRIMARY KEY ("matchId","seat","commandId")
);

-- CreateTable
CREATE TABLE "rating" (
    "playerId" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "value" DOUBLE PRECISION NOT NULL DEFAULT 1500,
    "matches" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "rating_pkey" PRIMARY KEY ("playerId","pool")
);

-- CreateTable
CREATE TABLE "rating_change" (
    "matchId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "pool" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "before" DOUBLE PRECISION NOT NULL,
    "after" DOUBLE PRECISION NOT NULL,
    "expected" DOUBLE PRECISION NOT NULL,
    "result" DOUBLE PRECISION NOT NULL,
    "k" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "rating_change_pkey" PRIMARY KEY ("matchId","playerId")
);

-- CreateTable
CREATE TABLE "presence" (
    "socketId" TEXT NOT NULL,
    "room" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "aliveUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "presence_pkey" PRIMARY KEY ("socketId","room")
);

-- CreateIndex
CREATE UNIQUE INDEX "player_nameFold_key" ON "player"("nameFold");

-- CreateIndex
CREATE UNIQUE INDEX "player_emailFold_key" ON "player"("emailFold");

-- CreateIndex
CREATE INDEX "login_playerId_idx" ON "login"("playerId");

-- CreateIndex
CREATE INDEX "mail_token_playerId_purpose_idx" ON "mail_token"("playerId", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "table_inviteCode_key" ON "table"("inviteCode");

-- CreateIndex
CREATE UNIQUE INDEX "table_matchId_key" ON "table"("matchId");

-- CreateIndex
CREATE INDEX "table_closedAt_matchId_visibility_idx" ON "table"("closedAt", "matchId", "visibility");

-- CreateIndex
CREATE INDEX "table_seat_playerId_idx" ON "table_seat"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "table_seat_tableId_playerId_key" ON "table_seat"("tableId", "playerId");

-- CreateIndex
CREATE INDEX "seek_pool_createdAt_idx" ON "seek"("pool", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "match_rematchTableId_key" ON "match"("rematchTableId");

-- CreateIndex
CREATE INDEX "match_dueAt_idx" ON "match"("dueAt");

-- CreateIndex
CREATE INDEX "match_endedAt_idx" ON "match"("endedAt");

-- CreateIndex
CREATE INDEX "match_seat_playerId_startedAt_matchId_idx" ON "match_seat"("playerId", "startedAt" DESC, "matchId");

-- CreateIndex
CREATE INDEX "match_seat_playerId_live_idx" ON "match_seat"("playerId", "live");

-- CreateIndex
CREATE UNIQUE INDEX "match_seat_matchId_playerId_key" ON "match_seat"("matchId", "playerId");

-- CreateIndex
CREATE INDEX "rating_change_playerId_pool_at_idx" ON "rating_change"("playerId", "pool", "at");

-- CreateIndex
CREATE INDEX "presence_room_aliveUntil_idx" ON "presence"("room", "aliveUntil");

-- CreateIndex
CREATE INDEX "presence_playerId_idx" ON "presence"("playerId");

-- AddForeignKey
ALTER TABLE "login" ADD CONSTRAINT "login_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table" ADD CONSTRAINT "table_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table" ADD CONSTRAINT "table_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_seat" ADD CONSTRAINT "table_seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_seat" ADD CONSTRAINT "table_seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seek" ADD CONSTRAINT "seek_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_rematchTableId_fkey" FOREIGN KEY ("rematchTableId") REFERENCES "table"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_seat" ADD CONSTRAINT "match_seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_seat" ADD CONSTRAINT "match_seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_event" ADD CONSTRAINT "match_event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_command" ADD CONSTRAINT "match_command_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating" ADD CONSTRAINT "rating_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presence" ADD CONSTRAINT "presence_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- One live timed match for a person at most. Prisma's schema language has no partial index.
CREATE UNIQUE INDEX "match_seat_one_live_timed" ON "match_seat"("playerId") WHERE "live" AND "timed";
