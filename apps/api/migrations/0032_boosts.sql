ALTER TABLE "listing_purchases" RENAME COLUMN "months" TO "length";
ALTER TABLE "payments" DROP CONSTRAINT "payments_payer";
DROP INDEX "listing_purchases_open";
ALTER TABLE "providers" ALTER COLUMN "rank" SET DEFAULT 5;
ALTER TABLE "listing_prices" ADD COLUMN "kind" text DEFAULT 'listing' NOT NULL;
ALTER TABLE "listing_prices" ADD COLUMN "length" integer;
UPDATE "listing_prices" SET "length" = "id";
ALTER TABLE "listing_prices" ALTER COLUMN "length" SET NOT NULL;
ALTER TABLE "listing_purchases" ADD COLUMN "kind" text DEFAULT 'listing' NOT NULL;
CREATE UNIQUE INDEX "listing_prices_kind_length" ON "listing_prices" USING btree ("kind","length");
CREATE INDEX "providers_boosted" ON "providers" USING btree ("id") WHERE "providers"."rank" = 2;
CREATE UNIQUE INDEX "listing_purchases_open" ON "listing_purchases" USING btree ("provider_id","kind") WHERE "listing_purchases"."paid_at" is null and "listing_purchases"."closed_at" is null;
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer" CHECK ("payments"."customer_id" is not null or "payments"."purpose" in ('gift', 'fabric-share', 'listing', 'boost'));
-- Boosted providers take the second rank.
UPDATE "providers" SET "rank" = "rank" + 1 WHERE "rank" >= 2;
