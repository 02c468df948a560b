ALTER TABLE "bookings" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;
ALTER TABLE "bookings" ADD COLUMN "price_unit" text DEFAULT 'event' NOT NULL;
ALTER TABLE "packages" ADD COLUMN "price_unit" text DEFAULT 'event' NOT NULL;
ALTER TABLE "providers" ADD COLUMN "price_unit" text;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quantity" CHECK ("bookings"."quantity" between 1 and 10000);
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_unit" CHECK ("packages"."price_unit" in ('event', 'person', 'hour', 'day', 'piece'));
ALTER TABLE "providers" ADD CONSTRAINT "providers_price_unit" CHECK ("providers"."price_unit" in ('event', 'person', 'hour', 'day', 'piece', 'request') and ("providers"."price_unit" <> 'request' or coalesce("providers"."min_price_fcfa", "providers"."max_price_fcfa") is null));