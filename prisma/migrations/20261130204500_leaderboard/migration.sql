-- CreateIndex
CREATE INDEX "rating_pool_value_playerId_idx" ON "rating"("pool", "value" DESC, "playerId");
