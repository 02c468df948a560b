CREATE TABLE "favourites" (
	"customer_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_customer_id_provider_id_pk" PRIMARY KEY("customer_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "provider_views" (
	"provider_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_views_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
--> statement-breakpoint
ALTER TABLE "provider_media" ADD COLUMN "cover_key" text;--> statement-breakpoint
ALTER TABLE "provider_media" ADD COLUMN "described_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_views" ADD CONSTRAINT "provider_views_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_provider" ON "favourites" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "provider_media_undescribed" ON "provider_media" USING btree ("id") WHERE "provider_media"."described_at" is null and "provider_media"."type" in ('youtube_video', 'tiktok_video');