CREATE TABLE "listing_prices" (
	"id" integer PRIMARY KEY NOT NULL,
	"price_fcfa" integer NOT NULL,
	"is_on_offer" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_prices_amount" CHECK ("listing_prices"."price_fcfa" >= 100)
);
--> statement-breakpoint
CREATE TABLE "listing_purchases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"months" integer NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"subscription_id" bigint
);
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_payer";--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "listing_purchases" ADD CONSTRAINT "listing_purchases_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_purchases" ADD CONSTRAINT "listing_purchases_subscription_id_provider_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."provider_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_purchases_provider" ON "listing_purchases" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "listing_purchases_subscription" ON "listing_purchases" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_purchases_open" ON "listing_purchases" USING btree ("provider_id") WHERE "listing_purchases"."paid_at" is null and "listing_purchases"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payer" CHECK ("payment_orders"."customer_id" is not null or "payment_orders"."purpose" in ('gift', 'fabric-share', 'listing'));
--> statement-breakpoint
CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_prices FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache();
--> statement-breakpoint
UPDATE providers SET released_at = published_at WHERE published_at IS NOT NULL;
--> statement-breakpoint
-- Who is there already has three months in which to pay.
INSERT INTO provider_subscriptions (provider_id, kind, starts_on, ends_on, started_at, reason)
SELECT id, 'listing', current_date, current_date + 90, now(), 'Ouverture des abonnements'
FROM providers
WHERE NOT EXISTS (SELECT 1 FROM sellers WHERE sellers.provider_id = providers.id AND sellers.sells_only);
