DROP INDEX "deliveries_gateway";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "purpose" text DEFAULT 'campaign' NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_gateway" ON "deliveries" USING btree ("gateway_id") WHERE "deliveries"."gateway_id" is not null;