CREATE TABLE "provider_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "external_calendars" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "external_calendars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"sealed_address" text NOT NULL,
	"address_hash" text NOT NULL,
	"name" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "external_days" (
	"calendar_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "external_days_calendar_id_day_pk" PRIMARY KEY("calendar_id","day")
);

ALTER TABLE "providers" ADD COLUMN "notice_days" integer DEFAULT 0 NOT NULL;
ALTER TABLE "provider_feeds" ADD CONSTRAINT "provider_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_days" ADD CONSTRAINT "external_days_calendar_id_external_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."external_calendars"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "provider_feeds_secret_key" ON "provider_feeds" USING btree ("secret");
CREATE UNIQUE INDEX "external_calendars_key" ON "external_calendars" USING btree ("provider_id","address_hash");
CREATE INDEX "external_calendars_due" ON "external_calendars" USING btree ("due_at");
CREATE INDEX "providers_notice" ON "providers" USING btree ("notice_days") WHERE "providers"."notice_days" > 0;
ALTER TABLE "providers" ADD CONSTRAINT "providers_notice_days" CHECK ("providers"."notice_days" between 0 and 365);