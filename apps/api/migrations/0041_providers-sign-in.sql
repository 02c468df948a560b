CREATE TABLE "provider_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"application_id" bigint,
	"email" "citext" NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_email_proven_key";--> statement-breakpoint
DROP INDEX "users_phone_proven_key";--> statement-breakpoint
ALTER TABLE "vendor_applications" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "vendor_applications" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_application_id_vendor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_invitations_token_key" ON "provider_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_invitations_one_open" ON "provider_invitations" USING btree ("provider_id","email") WHERE "provider_invitations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "provider_invitations_provider" ON "provider_invitations" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "provider_invitations_application" ON "provider_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "provider_invitations_expires" ON "provider_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_proven_key" ON "users" USING btree ("email","role") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_proven_key" ON "users" USING btree ("phone","role") WHERE "users"."phone_verified_at" is not null;