ALTER TABLE "seller_orders" ADD COLUMN "expected_from" date;
ALTER TABLE "seller_orders" ADD COLUMN "expected_until" date;