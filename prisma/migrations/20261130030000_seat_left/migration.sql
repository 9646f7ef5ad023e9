-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "hasLeft" BOOLEAN NOT NULL DEFAULT false;

UPDATE "match_seat" s SET "hasLeft" = true FROM "match" m
  WHERE m."id" = s."matchId" AND m."snapshot" #>> array['seats', s."seat"::text, 'left'] IS NOT NULL;
