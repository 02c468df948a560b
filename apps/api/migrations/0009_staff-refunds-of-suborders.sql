CREATE TABLE "seller_order_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_order_refunds_amount" CHECK ("seller_order_refunds"."amount_fcfa" > 0)
);

ALTER TABLE "seller_order_refunds" ADD CONSTRAINT "seller_order_refunds_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "seller_order_refunds_order" ON "seller_order_refunds" USING btree ("seller_order_id","id");
CREATE INDEX "seller_order_refunds_created" ON "seller_order_refunds" USING btree ("created_at");