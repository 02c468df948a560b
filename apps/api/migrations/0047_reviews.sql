CREATE TABLE "review_reports" (
	"review_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"customer_id" bigint,
	"author_given_names" text,
	"author_last_name" text,
	"professionalism" integer NOT NULL,
	"quality_price_ratio" integer NOT NULL,
	"recommendation" integer NOT NULL,
	"mark_tenths" integer GENERATED ALWAYS AS (round((professionalism + quality_price_ratio + recommendation) * 10 / 3.0)::integer) STORED NOT NULL,
	"discovery_channel" text NOT NULL,
	"description" text NOT NULL,
	"verified" boolean NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_ratings" CHECK ("reviews"."professionalism" between 1 and 5 and "reviews"."quality_price_ratio" between 1 and 5 and "reviews"."recommendation" between 1 and 5),
	CONSTRAINT "reviews_author" CHECK (("reviews"."customer_id" is null) = ("reviews"."author_given_names" is not null) and ("reviews"."customer_id" is null) = ("reviews"."author_last_name" is not null))
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_customer" ON "review_reports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_newest" ON "review_reports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_author_key" ON "reviews" USING btree ("customer_id","provider_id");--> statement-breakpoint
CREATE INDEX "reviews_provider" ON "reviews" USING btree ("provider_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);