-- CreateTable
CREATE TABLE "limit_count" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "limit_count_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "limit_count_expire_idx" ON "limit_count"("expire");
