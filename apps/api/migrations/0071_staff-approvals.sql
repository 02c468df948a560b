CREATE TABLE "staff_approvals" (
	"action" text NOT NULL,
	"record_id" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"detail" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_approvals_action_record_id_pk" PRIMARY KEY("action","record_id")
);
--> statement-breakpoint
DROP INDEX "seller_payouts_inbox";--> statement-breakpoint
CREATE INDEX "seller_payouts_state" ON "seller_payouts" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "seller_payouts_phone" ON "seller_payouts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state","id");