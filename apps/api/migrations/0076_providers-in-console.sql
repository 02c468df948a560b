CREATE TABLE "provider_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_subscriptions_dates" CHECK ("provider_subscriptions"."ends_on" >= "provider_subscriptions"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"received_by" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"handled_at" timestamp with time zone,
	"token_hash" "bytea",
	"token_expires_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_applications" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"provider_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "providers" ALTER COLUMN "rank" SET DEFAULT 4;--> statement-breakpoint
ALTER TABLE "provider_media" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "towns" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "towns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_types" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_types" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD CONSTRAINT "provider_subscriptions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_application_id_vendor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_subscriptions_provider" ON "provider_subscriptions" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_to_start" ON "provider_subscriptions" USING btree ("starts_on") WHERE "provider_subscriptions"."started_at" is null and "provider_subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "provider_subscriptions_to_end" ON "provider_subscriptions" USING btree ("ends_on") WHERE "provider_subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_on","id") WHERE "privacy_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_state" ON "privacy_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_user" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_token_key" ON "privacy_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "provider_applications_provider" ON "provider_applications" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "provider_media_hidden" ON "provider_media" USING btree ("id") WHERE "provider_media"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "provider_media_newest" ON "provider_media" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "providers_visible" ON "providers" USING btree ("id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "providers_unpublished" ON "providers" USING btree ("id") WHERE "providers"."published_at" is null and "providers"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "providers_suspended" ON "providers" USING btree ("id") WHERE "providers"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "providers_subscribed" ON "providers" USING btree ("subscription","id") WHERE "providers"."subscription" is not null;--> statement-breakpoint
CREATE INDEX "providers_email" ON "providers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "providers_phone" ON "providers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "providers_plain_name" ON "providers" USING gin (plain_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_plain_name" ON "users" USING gin (plain_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_suspended" ON "articles" USING btree ("id") WHERE "articles"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_plain_name" ON "articles" USING gin (plain_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "provider_invitations_email" ON "provider_invitations" USING btree ("email");