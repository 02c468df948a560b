CREATE TABLE "sign_in_attempts" (
	"account" "bytea" NOT NULL,
	"source" "bytea" NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_attempts_account_source_pk" PRIMARY KEY("account","source")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_reachable";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "users_phone_key";--> statement-breakpoint
ALTER TABLE "facebook_accounts" ADD COLUMN "vouched_email" "citext";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "purpose" text DEFAULT 'registration' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" "citext";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_phone" text;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_last" ON "sign_in_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "phone_codes_subject" ON "phone_codes" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_proven_key" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_proven_key" ON "users" USING btree ("phone") WHERE "users"."phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_pending_email" ON "users" USING btree ("pending_email");--> statement-breakpoint
CREATE INDEX "users_pending_phone" ON "users" USING btree ("pending_phone");