CREATE TABLE "contribution_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contributor_id" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"refunded_fcfa" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contribution_payments_amount" CHECK ("contribution_payments"."amount_fcfa" > 0),
	CONSTRAINT "contribution_payments_refunded" CHECK ("contribution_payments"."refunded_fcfa" between 0 and "contribution_payments"."amount_fcfa")
);

CREATE TABLE "contribution_withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
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
	CONSTRAINT "contribution_withdrawals_amount" CHECK ("contribution_withdrawals"."amount_fcfa" > 0),
	CONSTRAINT "contribution_withdrawals_decided" CHECK (("contribution_withdrawals"."state" = 'asked') = ("contribution_withdrawals"."decided_at" is null))
);

ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_owner";
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_owner";
ALTER TABLE "payments" DROP CONSTRAINT "payments_payer";
ALTER TABLE "ledger_balances" ADD COLUMN "contribution_event_id" bigint;
ALTER TABLE "ledger_entries" ADD COLUMN "contribution_event_id" bigint;
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contribution_withdrawals" ADD CONSTRAINT "contribution_withdrawals_event_id_contribution_registers_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."contribution_registers"("event_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contribution_withdrawals" ADD CONSTRAINT "contribution_withdrawals_asked_by_customers_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contribution_withdrawals" ADD CONSTRAINT "contribution_withdrawals_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "contribution_payments_contributor" ON "contribution_payments" USING btree ("contributor_id","id");
CREATE INDEX "contribution_withdrawals_event" ON "contribution_withdrawals" USING btree ("event_id","id");
CREATE INDEX "contribution_withdrawals_asker" ON "contribution_withdrawals" USING btree ("asked_by");
CREATE INDEX "contribution_withdrawals_decider" ON "contribution_withdrawals" USING btree ("decided_by");
CREATE UNIQUE INDEX "contribution_withdrawals_asked_key" ON "contribution_withdrawals" USING btree ("event_id") WHERE "contribution_withdrawals"."state" = 'asked';
CREATE INDEX "contribution_withdrawals_due" ON "contribution_withdrawals" USING btree ("created_at") WHERE "contribution_withdrawals"."state" = 'asked';
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_contribution_event_id_events_id_fk" FOREIGN KEY ("contribution_event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_contribution_event_id_events_id_fk" FOREIGN KEY ("contribution_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "ledger_balances_contributions" ON "ledger_balances" USING btree ("contribution_event_id");
CREATE INDEX "ledger_entries_contributions" ON "ledger_entries" USING btree ("contribution_event_id","id");
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_owner" UNIQUE NULLS NOT DISTINCT("account","provider_id","event_id","fabric_order_id","contribution_event_id");
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('seller', 'held', 'shortfall') or "ledger_entries"."provider_id" is null) and ("ledger_entries"."account" in ('hosts', 'shortfall') or "ledger_entries"."event_id" is null) and ("ledger_entries"."account" in ('fabric', 'shortfall') or "ledger_entries"."fabric_order_id" is null) and ("ledger_entries"."account" in ('contributions', 'shortfall') or "ledger_entries"."contribution_event_id" is null));
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer" CHECK ("payments"."customer_id" is not null or "payments"."purpose" in ('gift', 'fabric-share', 'contribution', 'listing', 'boost'));