CREATE TABLE "host_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint,
	"amount_fcfa" integer NOT NULL,
	"method" text NOT NULL,
	"phone" text NOT NULL,
	"holder" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"transfer_reference" text DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "host_payouts_amount" CHECK ("host_payouts"."amount_fcfa" > 0),
	CONSTRAINT "host_payouts_settlement" CHECK (("host_payouts"."state" = 'requested') = ("host_payouts"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "restocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host_payouts" ADD CONSTRAINT "host_payouts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_payouts" ADD CONSTRAINT "host_payouts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_payouts_event" ON "host_payouts" USING btree ("event_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "host_payouts_requested_key" ON "host_payouts" USING btree ("event_id") WHERE "host_payouts"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "host_payouts_user" ON "host_payouts" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "host_payouts_state" ON "host_payouts" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "host_payouts_phone" ON "host_payouts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "host_payouts_settled" ON "host_payouts" USING btree ("settled_at") WHERE "host_payouts"."phone" <> '';--> statement-breakpoint
CREATE INDEX "seller_payouts_settled_at" ON "seller_payouts" USING btree ("settled_at") WHERE "seller_payouts"."phone" <> '';--> statement-breakpoint
CREATE INDEX "payment_attempts_dialled" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."phone" is not null;