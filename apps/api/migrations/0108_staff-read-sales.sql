CREATE INDEX "bookings_state" ON "bookings" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fabric_orders_state" ON "fabric_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "fabric_orders_created" ON "fabric_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gifts_state" ON "gifts" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "gifts_created" ON "gifts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seller_orders_state" ON "seller_orders" USING btree ("state","order_id");--> statement-breakpoint
CREATE INDEX "quote_requests_status" ON "quote_requests" USING btree ("status","id");