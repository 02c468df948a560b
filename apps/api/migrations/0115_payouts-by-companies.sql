CREATE TABLE "payout_numbers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint,
	"event_id" bigint,
	"method" text NOT NULL,
	"phone" text NOT NULL,
	"holder" text NOT NULL,
	"is_identified" boolean NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp with time zone,
	CONSTRAINT "payout_numbers_owner" CHECK (("payout_numbers"."provider_id" is null) <> ("payout_numbers"."event_id" is null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"provider_id" bigint,
	"event_id" bigint,
	"fabric_order_id" bigint,
	"amount_fcfa" integer NOT NULL,
	"method" text NOT NULL,
	"phone" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"is_identified" boolean DEFAULT false NOT NULL,
	"company_holder" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company" text,
	"company_reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"transfer_reference" text DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_fcfa" > 0),
	CONSTRAINT "payouts_settled" CHECK (("payouts"."state" in ('requested', 'approved', 'sent')) = ("payouts"."settled_at" is null)),
	CONSTRAINT "payouts_sent" CHECK ("payouts"."state" <> 'sent' or "payouts"."company" is not null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company" text NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"notify_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_numbers_provider_key" ON "payout_numbers" USING btree ("provider_id","method","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_numbers_event_key" ON "payout_numbers" USING btree ("event_id","method","phone");--> statement-breakpoint
CREATE INDEX "payout_numbers_user" ON "payout_numbers" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "payouts_event" ON "payouts" USING btree ("event_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open_event_key" ON "payouts" USING btree ("event_id") WHERE "payouts"."account" = 'hosts' and "payouts"."state" in ('requested', 'approved', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_key" ON "payouts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payouts_account" ON "payouts" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "payouts_phone" ON "payouts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("next_look_at") WHERE "payouts"."next_look_at" is not null;--> statement-breakpoint
CREATE INDEX "payouts_settled_at" ON "payouts" USING btree ("settled_at") WHERE "payouts"."phone" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_transfers_key" ON "sandbox_transfers" USING btree ("company","key");--> statement-breakpoint
CREATE INDEX "sandbox_transfers_token" ON "sandbox_transfers" USING btree ("company","token");--> statement-breakpoint
CREATE INDEX "sandbox_transfers_created" ON "sandbox_transfers" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "payouts" ("account", "provider_id", "amount_fcfa", "method", "phone", "state", "reason",
    "transfer_reference", "requested_by", "created_at", "approved_at", "approved_by", "settled_at", "settled_by")
  SELECT 'seller', "provider_id", "amount_fcfa", "method", "phone",
      CASE "state" WHEN 'paid' THEN 'confirmed' ELSE "state" END, "reason", "transfer_reference",
      "requested_by", "created_at", CASE "state" WHEN 'paid' THEN "settled_at" END,
      CASE "state" WHEN 'paid' THEN "settled_by" END, "settled_at", "settled_by"
    FROM "seller_payouts" ORDER BY "id";--> statement-breakpoint
INSERT INTO "payouts" ("account", "event_id", "amount_fcfa", "method", "phone", "holder", "state", "reason",
    "transfer_reference", "requested_by", "created_at", "approved_at", "approved_by", "settled_at", "settled_by")
  SELECT 'hosts', "event_id", "amount_fcfa", "method", "phone", "holder",
      CASE "state" WHEN 'paid' THEN 'confirmed' ELSE "state" END, "reason", "transfer_reference",
      "requested_by", "created_at", CASE "state" WHEN 'paid' THEN "settled_at" END,
      CASE "state" WHEN 'paid' THEN "settled_by" END, "settled_at", "settled_by"
    FROM "host_payouts" ORDER BY "id";--> statement-breakpoint
-- Payouts have other numbers now: what waited for a second person is asked for again.
DELETE FROM "staff_approvals" WHERE "action" IN ('seller-payouts.pay', 'host-payouts.pay');
