CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"units" integer NOT NULL,
	"requested_by" text NOT NULL,
	"settled_by" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "receipts_order_key";--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "attempt_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_attempt" ON "payment_refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one" ON "payment_refunds" USING btree ("attempt_id") WHERE "payment_refunds"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "payment_refunds_look" ON "payment_refunds" USING btree ("next_look_at") WHERE "payment_refunds"."next_look_at" is not null;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_attempt_key" ON "receipts" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order_key" ON "receipts" USING btree ("order_id") WHERE "receipts"."attempt_id" is null;