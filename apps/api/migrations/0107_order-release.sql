CREATE TABLE "ledger_balances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_balances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"provider_id" bigint,
	"event_id" bigint,
	"balance_fcfa" bigint NOT NULL,
	CONSTRAINT "ledger_balances_owner" UNIQUE NULLS NOT DISTINCT("account","provider_id","event_id"),
	CONSTRAINT "ledger_balances_covered" CHECK ("ledger_balances"."balance_fcfa" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_owner";--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "delivery_code" text;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "code_misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "short_fcfa" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_balances_provider" ON "ledger_balances" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "ledger_balances_event" ON "ledger_balances" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "seller_orders_held" ON "seller_orders" USING btree ("id") WHERE "seller_orders"."released_at" is null and "seller_orders"."state" in ('delivered', 'returned', 'refunded');--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('seller', 'held', 'shortfall') or "ledger_entries"."provider_id" is null) and ("ledger_entries"."account" in ('hosts', 'shortfall') or "ledger_entries"."event_id" is null));--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_confirmed" CHECK (("seller_orders"."confirmed_at" is null) = ("seller_orders"."confirmed_by" is null));--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_code" CHECK ("seller_orders"."delivery_code" ~ '^[0-9]{4}$');--> statement-breakpoint
-- Orders under way have a code too. The first 32 bits of a random UUID are random.
UPDATE "seller_orders" SET "delivery_code" =
    lpad(((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint) % 10000)::text, 4, '0')
  FROM "marketplace_orders"
  WHERE "marketplace_orders"."id" = "seller_orders"."order_id"
    AND "marketplace_orders"."paid_at" IS NOT NULL
    AND "seller_orders"."state" IN ('paid', 'prepared', 'shipped', 'delivered');--> statement-breakpoint
-- What could be withdrawn until now stays so; what could not is held below.
UPDATE "seller_orders" SET "released_at" = now()
  FROM "marketplace_orders"
  WHERE "marketplace_orders"."id" = "seller_orders"."order_id"
    AND "marketplace_orders"."paid_at" IS NOT NULL
    AND ("seller_orders"."state" IN ('returned', 'refunded', 'cancelled')
      OR ("seller_orders"."state" = 'delivered'
        AND "seller_orders"."delivered_at" + make_interval(days => "seller_orders"."return_days") <= now()
        AND NOT EXISTS (SELECT 1 FROM "order_returns"
          WHERE "order_returns"."seller_order_id" = "seller_orders"."id"
            AND "order_returns"."state" = 'asked')));--> statement-breakpoint
WITH held AS (
  SELECT parts."id", parts."order_id", parts."provider_id",
      parts."goods_fcfa" + parts."delivery_fcfa" - parts."commission_fcfa" AS own
    FROM "seller_orders" AS parts
    JOIN "ledger_transactions" AS paid ON paid."key" = 'order:' || parts."order_id" || ':payment'
    WHERE parts."released_at" IS NULL
      AND parts."state" IN ('paid', 'prepared', 'shipped', 'delivered')
), moved AS (
  INSERT INTO "ledger_transactions" ("key", "kind", "subject_kind", "subject_id", "created_at")
    SELECT 'seller-order:' || "id" || ':held', 'release', 'order', "order_id", now() FROM held
    RETURNING "id", "key"
)
INSERT INTO "ledger_entries" ("transaction_id", "account", "provider_id", "amount_fcfa")
  SELECT moved."id", side."account", held."provider_id", side."sign" * held.own
    FROM held
    JOIN moved ON moved."key" = 'seller-order:' || held."id" || ':held'
    CROSS JOIN (VALUES ('seller', 1), ('held', -1)) AS side("account", "sign");--> statement-breakpoint
-- What was taken from an account beyond what it had becomes what its owner owes us.
WITH debts AS (
  SELECT "account", "provider_id", "event_id", sum("amount_fcfa")::integer AS owed
    FROM "ledger_entries"
    WHERE "account" IN ('seller', 'held', 'hosts') AND coalesce("provider_id", "event_id") IS NOT NULL
    GROUP BY "account", "provider_id", "event_id"
    HAVING sum("amount_fcfa") > 0
), moved AS (
  INSERT INTO "ledger_transactions" ("key", "kind", "created_at")
    SELECT 'shortfall:' || "account" || ':' || coalesce("provider_id", "event_id"), 'release', now()
    FROM debts
    RETURNING "id", "key"
)
INSERT INTO "ledger_entries" ("transaction_id", "account", "provider_id", "event_id", "amount_fcfa")
  SELECT moved."id", side."account", debts."provider_id", debts."event_id", side."sign" * debts.owed
    FROM debts
    JOIN moved ON moved."key" =
      'shortfall:' || debts."account" || ':' || coalesce(debts."provider_id", debts."event_id")
    CROSS JOIN LATERAL (VALUES (debts."account", -1), ('shortfall', 1)) AS side("account", "sign");--> statement-breakpoint
-- No trigger is made on a table whose rows wait for their check.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
INSERT INTO "ledger_balances" ("account", "provider_id", "event_id", "balance_fcfa")
  SELECT "account", "provider_id", "event_id", -sum("amount_fcfa")
    FROM "ledger_entries"
    WHERE "account" IN ('seller', 'held', 'hosts') AND coalesce("provider_id", "event_id") IS NOT NULL
    GROUP BY "account", "provider_id", "event_id";--> statement-breakpoint
-- A first credit makes the row. What is taken is an update: PostgreSQL checks the row of an
-- INSERT before it finds the conflict, so a debit there would always be refused.
CREATE FUNCTION keep_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_fcfa > 0 THEN
    UPDATE ledger_balances SET balance_fcfa = balance_fcfa - NEW.amount_fcfa
      WHERE account = NEW.account
        AND provider_id IS NOT DISTINCT FROM NEW.provider_id
        AND event_id IS NOT DISTINCT FROM NEW.event_id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO ledger_balances AS known (account, provider_id, event_id, balance_fcfa)
    VALUES (NEW.account, NEW.provider_id, NEW.event_id, -NEW.amount_fcfa)
    ON CONFLICT (account, provider_id, event_id)
    DO UPDATE SET balance_fcfa = known.balance_fcfa + EXCLUDED.balance_fcfa;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account IN ('seller', 'held', 'hosts')
    AND (NEW.provider_id IS NOT NULL OR NEW.event_id IS NOT NULL))
  EXECUTE FUNCTION keep_ledger_balance();
