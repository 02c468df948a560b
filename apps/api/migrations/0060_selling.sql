ALTER TABLE "vendor_applications" ADD COLUMN "kind" text DEFAULT 'provider' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sells_only" boolean DEFAULT false NOT NULL;