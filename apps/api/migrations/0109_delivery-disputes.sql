CREATE TABLE "delivery_disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"refund_fcfa" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "delivery_disputes_refund" CHECK ("delivery_disputes"."refund_fcfa" >= 0),
	CONSTRAINT "delivery_disputes_ended" CHECK (("delivery_disputes"."state" = 'open') = ("delivery_disputes"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "delivery_disputes" ADD CONSTRAINT "delivery_disputes_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_disputes_order_key" ON "delivery_disputes" USING btree ("seller_order_id");--> statement-breakpoint
CREATE INDEX "delivery_disputes_state" ON "delivery_disputes" USING btree ("state","id");