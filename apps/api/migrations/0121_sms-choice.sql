ALTER TABLE "users" ADD COLUMN "sms_asked_at" timestamp with time zone;--> statement-breakpoint
-- Orders were followed by SMS without being asked for: whoever ordered and has a proven number keeps them.
UPDATE "users" SET "sms_asked_at" = now()
WHERE "phone_verified_at" IS NOT NULL AND "phone" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "customers"
  INNER JOIN "marketplace_orders" ON "marketplace_orders"."customer_id" = "customers"."id"
  WHERE "customers"."user_id" = "users"."id"
);
