DROP INDEX "payment_refunds_one";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "scope" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_scope" ON "payment_refunds" USING btree ("attempt_id","scope") WHERE "payment_refunds"."state" <> 'refused';