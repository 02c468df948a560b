CREATE TABLE "fabric_withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fabric_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"number_id" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" bigint,
	"asked_role" text NOT NULL,
	"asked_name" text NOT NULL,
	"decided_by" bigint,
	"decided_name" text,
	"decided_at" timestamp with time zone,
	"payout_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fabric_withdrawals_amount" CHECK ("fabric_withdrawals"."amount_fcfa" > 0),
	CONSTRAINT "fabric_withdrawals_decided" CHECK (("fabric_withdrawals"."state" = 'asked') = ("fabric_withdrawals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_instalments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_instalments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"fabric_order_id" bigint,
	"payment_order_id" bigint,
	"amount_fcfa" integer NOT NULL,
	"returned_fcfa" integer DEFAULT 0 NOT NULL,
	"waiting_fcfa" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_instalments_source" CHECK (("order_instalments"."fabric_order_id" is null) <> ("order_instalments"."payment_order_id" is null)),
	CONSTRAINT "order_instalments_figures" CHECK ("order_instalments"."amount_fcfa" > 0 and "order_instalments"."returned_fcfa" >= 0 and "order_instalments"."waiting_fcfa" >= 0 and "order_instalments"."returned_fcfa" + "order_instalments"."waiting_fcfa" <= "order_instalments"."amount_fcfa")
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_owner";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_owner";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "fabric_order_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD COLUMN "fabric_order_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "fabric_order_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "fabric_order_id" bigint;--> statement-breakpoint
ALTER TABLE "fabric_withdrawals" ADD CONSTRAINT "fabric_withdrawals_order_id_fabric_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."fabric_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_withdrawals" ADD CONSTRAINT "fabric_withdrawals_asked_by_customers_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_withdrawals" ADD CONSTRAINT "fabric_withdrawals_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_order_id_marketplace_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."marketplace_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fabric_withdrawals_order" ON "fabric_withdrawals" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "fabric_withdrawals_asker" ON "fabric_withdrawals" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "fabric_withdrawals_decider" ON "fabric_withdrawals" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "fabric_withdrawals_asked_key" ON "fabric_withdrawals" USING btree ("order_id") WHERE "fabric_withdrawals"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "fabric_withdrawals_due" ON "fabric_withdrawals" USING btree ("created_at") WHERE "fabric_withdrawals"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "order_instalments_order" ON "order_instalments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_instalments_user" ON "order_instalments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_instalments_fabric" ON "order_instalments" USING btree ("fabric_order_id","id");--> statement-breakpoint
CREATE INDEX "order_instalments_waiting" ON "order_instalments" USING btree ("id") WHERE "order_instalments"."waiting_fcfa" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "order_instalments_payment_key" ON "order_instalments" USING btree ("payment_order_id");--> statement-breakpoint
CREATE INDEX "cart_lines_fabric" ON "cart_lines" USING btree ("fabric_order_id") WHERE "cart_lines"."fabric_order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_balances_fabric" ON "ledger_balances" USING btree ("fabric_order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_fabric" ON "ledger_entries" USING btree ("fabric_order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_fabric" ON "order_lines" USING btree ("fabric_order_id") WHERE "order_lines"."fabric_order_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_owner" UNIQUE NULLS NOT DISTINCT("account","provider_id","event_id","fabric_order_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('seller', 'held', 'shortfall') or "ledger_entries"."provider_id" is null) and ("ledger_entries"."account" in ('hosts', 'shortfall') or "ledger_entries"."event_id" is null) and ("ledger_entries"."account" in ('fabric', 'shortfall') or "ledger_entries"."fabric_order_id" is null));--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_fcfa > 0 THEN
    UPDATE ledger_balances SET balance_fcfa = balance_fcfa - NEW.amount_fcfa
      WHERE account = NEW.account
        AND provider_id IS NOT DISTINCT FROM NEW.provider_id
        AND event_id IS NOT DISTINCT FROM NEW.event_id
        AND fabric_order_id IS NOT DISTINCT FROM NEW.fabric_order_id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO ledger_balances AS known (account, provider_id, event_id, fabric_order_id, balance_fcfa)
    VALUES (NEW.account, NEW.provider_id, NEW.event_id, NEW.fabric_order_id, -NEW.amount_fcfa)
    ON CONFLICT (account, provider_id, event_id, fabric_order_id)
    DO UPDATE SET balance_fcfa = known.balance_fcfa + EXCLUDED.balance_fcfa;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER ledger_entries_balance ON ledger_entries;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account IN ('seller', 'held', 'hosts', 'fabric')
    AND (NEW.provider_id IS NOT NULL OR NEW.event_id IS NOT NULL OR NEW.fabric_order_id IS NOT NULL))
  EXECUTE FUNCTION keep_ledger_balance();
--> statement-breakpoint
-- An event whose hosts or whose committee are owed money is not deleted.
CREATE OR REPLACE FUNCTION refuse_owed_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_fcfa), 0) FROM ledger_entries WHERE event_id = NEW.id AND account = 'hosts') <> 0
    OR EXISTS (SELECT 1 FROM ledger_balances JOIN fabric_orders ON fabric_orders.id = ledger_balances.fabric_order_id
      WHERE fabric_orders.event_id = NEW.id AND ledger_balances.account = 'fabric' AND ledger_balances.balance_fcfa <> 0) THEN
    RAISE EXCEPTION 'The hosts of event % are owed money', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'events_owed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What bought the cloth of a fabric order until now says so.
UPDATE order_lines SET fabric_order_id = fabric_orders.id
  FROM fabric_shares
  JOIN fabric_orders ON fabric_orders.id = fabric_shares.order_id
  JOIN marketplace_orders ON marketplace_orders.reference = fabric_shares.order_reference
  JOIN seller_orders ON seller_orders.order_id = marketplace_orders.id
  WHERE order_lines.seller_order_id = seller_orders.id
    AND order_lines.article_id = fabric_orders.article_id;
--> statement-breakpoint
-- What was collected for fabric leaves the account of the hosts, as far as it was not paid out.
DO $$
DECLARE
  fabric record;
  amount bigint;
  transaction_id bigint;
BEGIN
  FOR fabric IN
    SELECT fabric_orders.id, fabric_orders.event_id, 0 - sum(ledger_entries.amount_fcfa) AS owed
      FROM fabric_orders
      JOIN fabric_shares ON fabric_shares.order_id = fabric_orders.id
      JOIN ledger_transactions ON ledger_transactions.subject_id = fabric_shares.id
        AND ledger_transactions.subject_kind = 'fabric-share'
      JOIN ledger_entries ON ledger_entries.transaction_id = ledger_transactions.id
        AND ledger_entries.account = 'hosts' AND ledger_entries.event_id = fabric_orders.event_id
      GROUP BY fabric_orders.id
      ORDER BY fabric_orders.id
  LOOP
    SELECT least(fabric.owed, balance_fcfa) INTO amount FROM ledger_balances
      WHERE account = 'hosts' AND event_id = fabric.event_id;
    IF coalesce(amount, 0) > 0 THEN
      INSERT INTO ledger_transactions (key, kind, created_at)
        VALUES ('fabric:' || fabric.id || ':opening', 'transfer', now())
        RETURNING id INTO transaction_id;
      INSERT INTO ledger_entries (transaction_id, account, event_id, amount_fcfa)
        VALUES (transaction_id, 'hosts', fabric.event_id, amount);
      INSERT INTO ledger_entries (transaction_id, account, fabric_order_id, amount_fcfa)
        VALUES (transaction_id, 'fabric', fabric.id, -amount);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
