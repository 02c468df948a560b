CREATE TABLE "client_references" (
	"customer_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_references_customer_id_reference_pk" PRIMARY KEY("customer_id","reference")
);
--> statement-breakpoint
ALTER TABLE "client_references" ADD CONSTRAINT "client_references_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_references" ADD CONSTRAINT "client_references_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_references_order" ON "client_references" USING btree ("order_id");