-- The bots that take empty seats at casual tables. Their ids stay the same everywhere.
INSERT INTO "player" ("id", "kind", "name", "nameFold", "botLevel", "createdAt") VALUES
  ('b0750001-0000-4000-8000-000000000001', 'bot', 'Ada Ivory', 'adalvory', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000002', 'bot', 'Bruno Slate', 'brunoslate', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000003', 'bot', 'Clara Ebony', 'claraebony', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000004', 'bot', 'Dario Maple', 'darlornaple', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000005', 'bot', 'Edith Willow', 'edlthwlllow', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000006', 'bot', 'Felix Amber', 'fellxarnber', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000007', 'bot', 'Greta Hazel', 'gretahazel', 'casual', '2026-11-01 00:00:00'),
  ('b0750001-0000-4000-8000-000000000008', 'bot', 'Hugo Cedar', 'hugocedar', 'casual', '2026-11-01 00:00:00');
