CREATE TABLE "held_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"provider_id" bigint,
	"paid_fcfa" integer NOT NULL,
	"returned_fcfa" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"release_at" timestamp with time zone,
	CONSTRAINT "held_deposits_returned" CHECK ("held_deposits"."returned_fcfa" between 0 and "held_deposits"."paid_fcfa" and "held_deposits"."paid_fcfa" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_owner";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_provider_id_sellers_provider_id_fk";
--> statement-breakpoint
ALTER TABLE "seller_payouts" DROP CONSTRAINT "seller_payouts_provider_id_sellers_provider_id_fk";
--> statement-breakpoint
ALTER TABLE "held_deposits" ADD CONSTRAINT "held_deposits_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_deposits_subject" ON "held_deposits" USING btree ("subject_id","subject_kind");--> statement-breakpoint
CREATE INDEX "held_deposits_provider" ON "held_deposits" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "held_deposits_due" ON "held_deposits" USING btree ("release_at") WHERE "held_deposits"."state" = 'held';--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payouts" ADD CONSTRAINT "seller_payouts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('seller', 'held') or "ledger_entries"."provider_id" is null) and ("ledger_entries"."account" = 'hosts' or "ledger_entries"."event_id" is null));