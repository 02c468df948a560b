ALTER TABLE "deliveries" ADD COLUMN "written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "purpose" text DEFAULT 'campaign' NOT NULL;