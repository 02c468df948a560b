ALTER TABLE "campaigns" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;
ALTER TABLE "campaigns" ADD COLUMN "audience" jsonb;