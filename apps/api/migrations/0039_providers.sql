CREATE TABLE "provider_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"name" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"town_id" bigint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_busy_days" (
	"provider_id" bigint NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "provider_busy_days_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
--> statement-breakpoint
CREATE TABLE "provider_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"storage_key" text,
	"caption" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"cover" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "towns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"district" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "town_id" bigint;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "subscription" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "mark_tenths" integer;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_addresses" ADD CONSTRAINT "provider_addresses_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_addresses" ADD CONSTRAINT "provider_addresses_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_busy_days" ADD CONSTRAINT "provider_busy_days_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_media" ADD CONSTRAINT "provider_media_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_addresses_provider" ON "provider_addresses" USING btree ("provider_id","position");--> statement-breakpoint
CREATE INDEX "provider_addresses_town" ON "provider_addresses" USING btree ("town_id");--> statement-breakpoint
CREATE INDEX "provider_media_provider" ON "provider_media" USING btree ("provider_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_media_cover_key" ON "provider_media" USING btree ("provider_id") WHERE "provider_media"."cover";--> statement-breakpoint
CREATE UNIQUE INDEX "towns_code_key" ON "towns" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_members_user_key" ON "provider_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_members_provider" ON "provider_members" USING btree ("provider_id");--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "providers_town" ON "providers" USING btree ("town_id");