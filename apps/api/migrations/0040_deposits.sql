ALTER TABLE "payment_orders" ALTER COLUMN "channel_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "subject_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "label" text;--> statement-breakpoint
CREATE INDEX "payment_orders_subject" ON "payment_orders" USING btree ("subject_id","subject_kind");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_subject_key" ON "payment_orders" USING btree ("subject_kind","subject_id") WHERE "payment_orders"."closed_at" is null and "payment_orders"."subject_id" is not null;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_deposit" CHECK (("payment_orders"."purpose" = 'deposit') = ("payment_orders"."channel_id" is null) and ("payment_orders"."purpose" = 'deposit') = ("payment_orders"."subject_kind" is not null and "payment_orders"."subject_id" is not null and "payment_orders"."label" is not null));