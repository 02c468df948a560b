ALTER TABLE "cash_book_entries" ADD COLUMN "deposit_page_id" bigint;
ALTER TABLE "cash_book_entries" ADD COLUMN "deposit_customer_id" bigint;
ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_deposit_customer_id_customers_id_fk" FOREIGN KEY ("deposit_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "cash_book_entries_deposit_customer" ON "cash_book_entries" USING btree ("deposit_customer_id");
UPDATE "cash_book_entries" AS "entry" SET "deposit_page_id" = "booking"."id", "deposit_customer_id" = "booking"."customer_id" FROM "bookings" AS "booking" WHERE "entry"."deposit_kind" = 'booking' AND "booking"."id" = "entry"."deposit_id";
UPDATE "cash_book_entries" AS "entry" SET "deposit_page_id" = "request"."id", "deposit_customer_id" = "request"."customer_id" FROM "quotes" AS "quote" JOIN "quote_requests" AS "request" ON "request"."id" = "quote"."request_id" WHERE "entry"."deposit_kind" = 'quote' AND "quote"."id" = "entry"."deposit_id";
