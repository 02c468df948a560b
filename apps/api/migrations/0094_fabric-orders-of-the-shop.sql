ALTER TABLE "fabric_orders" ADD COLUMN "variant_id" bigint;--> statement-breakpoint
ALTER TABLE "fabric_orders" ADD COLUMN "cart_customer_id" bigint;--> statement-breakpoint
ALTER TABLE "fabric_orders" ADD COLUMN "cart_filled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_cart_customer_id_customers_id_fk" FOREIGN KEY ("cart_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fabric_orders_variant" ON "fabric_orders" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "fabric_orders_cart_customer" ON "fabric_orders" USING btree ("cart_customer_id");