ALTER TABLE "videos" ALTER COLUMN "label" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "warned_idle_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "cover_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "described_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visibility_offers" ADD COLUMN "renews_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "last_signed_in_at" = "opened"."last" FROM (SELECT "user_id", max("created_at") AS "last" FROM "sessions" GROUP BY "user_id") AS "opened" WHERE "opened"."user_id" = "users"."id";
