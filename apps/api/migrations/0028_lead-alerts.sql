CREATE TABLE "whatsapp_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sealed_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "lead_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "provider_members" ADD COLUMN "alert_channel" text DEFAULT 'sms' NOT NULL;
ALTER TABLE "provider_members" ADD COLUMN "quiet_from" integer DEFAULT 21;
ALTER TABLE "provider_members" ADD COLUMN "quiet_until" integer DEFAULT 7;
ALTER TABLE "whatsapp_notices" ADD CONSTRAINT "whatsapp_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "whatsapp_notices_user" ON "whatsapp_notices" USING btree ("user_id");
CREATE INDEX "whatsapp_notices_created" ON "whatsapp_notices" USING btree ("created_at");
CREATE INDEX "lead_alerts_user" ON "lead_alerts" USING btree ("user_id");
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_quiet" CHECK (("provider_members"."quiet_from" is null) = ("provider_members"."quiet_until" is null));