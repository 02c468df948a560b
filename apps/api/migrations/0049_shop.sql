CREATE TABLE "provider_hours" (
	"provider_id" bigint NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "provider_hours_provider_id_weekday_pk" PRIMARY KEY("provider_id","weekday")
);
--> statement-breakpoint
CREATE TABLE "provider_towns" (
	"provider_id" bigint NOT NULL,
	"town_id" bigint NOT NULL,
	CONSTRAINT "provider_towns_provider_id_town_id_pk" PRIMARY KEY("provider_id","town_id")
);
--> statement-breakpoint
ALTER TABLE "provider_hours" ADD CONSTRAINT "provider_hours_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_towns" ADD CONSTRAINT "provider_towns_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_towns" ADD CONSTRAINT "provider_towns_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_towns_town" ON "provider_towns" USING btree ("town_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_media_storage_key" ON "provider_media" USING btree ("storage_key");