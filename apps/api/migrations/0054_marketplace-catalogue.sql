CREATE TABLE "article_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"storage_key" text,
	"caption" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"size" text,
	"colour" text,
	"price_fcfa" integer,
	"stock" integer,
	"reserved" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "article_variants_stock" CHECK ("article_variants"."reserved" >= 0 and ("article_variants"."stock" is null or "article_variants"."stock" >= "article_variants"."reserved")),
	CONSTRAINT "article_variants_price" CHECK ("article_variants"."price_fcfa" > 0)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_fcfa" integer NOT NULL,
	"old_price_fcfa" integer,
	"day_capacity" integer,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_figures" CHECK ("articles"."price_fcfa" > 0 and ("articles"."old_price_fcfa" is null or "articles"."old_price_fcfa" > "articles"."price_fcfa") and "articles"."notice_days" between 0 and 365),
	CONSTRAINT "articles_kind" CHECK (("articles"."kind" = 'service') = ("articles"."day_capacity" is not null) and coalesce("articles"."day_capacity", 1) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" bigint,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_zone_towns" (
	"zone_id" bigint NOT NULL,
	"town_id" bigint NOT NULL,
	CONSTRAINT "delivery_zone_towns_zone_id_town_id_pk" PRIMARY KEY("zone_id","town_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"pickup" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "delivery_zones_figures" CHECK ("delivery_zones"."price_fcfa" >= 0 and "delivery_zones"."days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"provider_id" bigint PRIMARY KEY NOT NULL,
	"presentation" text DEFAULT '' NOT NULL,
	"commission_percent" integer,
	"preparation_days" integer DEFAULT 2 NOT NULL,
	"return_days" integer DEFAULT 7 NOT NULL,
	"opened_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_figures" CHECK (coalesce("sellers"."commission_percent", 0) between 0 and 50 and "sellers"."preparation_days" between 0 and 60 and "sellers"."return_days" between 0 and 60)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_deposit";--> statement-breakpoint
ALTER TABLE "payment_orders" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_variants" ADD CONSTRAINT "article_variants_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone_towns" ADD CONSTRAINT "delivery_zone_towns_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone_towns" ADD CONSTRAINT "delivery_zone_towns_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_article" ON "article_images" USING btree ("article_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_images_storage_key" ON "article_images" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "article_variants_article" ON "article_variants" USING btree ("article_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "article_variants_options_key" ON "article_variants" USING btree ("article_id",coalesce("size", ''),coalesce("colour", '')) WHERE "article_variants"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "articles_seller" ON "articles" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "articles_document" ON "articles" USING gin ("document");--> statement-breakpoint
CREATE UNIQUE INDEX "article_categories_code_key" ON "article_categories" USING btree ("code");--> statement-breakpoint
CREATE INDEX "article_categories_parent" ON "article_categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "delivery_zone_towns_town" ON "delivery_zone_towns" USING btree ("town_id");--> statement-breakpoint
CREATE INDEX "delivery_zones_seller" ON "delivery_zones" USING btree ("provider_id","position");--> statement-breakpoint
CREATE INDEX "sellers_open" ON "sellers" USING btree ("provider_id") WHERE "sellers"."opened_at" is not null and "sellers"."suspended_at" is null;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_channel_or_subject" CHECK (("payment_orders"."purpose" in ('campaign', 'reminder', 'credit')) = ("payment_orders"."channel_id" is not null) and ("payment_orders"."channel_id" is null) = ("payment_orders"."subject_kind" is not null and "payment_orders"."subject_id" is not null and "payment_orders"."label" is not null));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payer" CHECK ("payment_orders"."customer_id" is not null or "payment_orders"."purpose" in ('gift', 'fabric-share'));