CREATE TABLE "channel_credits" (
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"rest_fcfa" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_credits_customer_id_channel_id_pk" PRIMARY KEY("customer_id","channel_id"),
	CONSTRAINT "channel_credits_not_negative" CHECK ("channel_credits"."units" >= 0 and "channel_credits"."rest_fcfa" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer NOT NULL,
	"rest_fcfa" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyed_requests" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyed_requests_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"attempt_id" bigint,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"gateway_reference" text,
	"amount_fcfa" integer NOT NULL,
	"phone" text,
	"notify_token" text,
	"payment_url" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_look_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"event_id" bigint,
	"message_id" bigint,
	"channel_id" integer NOT NULL,
	"units" integer NOT NULL,
	"unit_fcfa" integer NOT NULL,
	"due_fcfa" integer NOT NULL,
	"total_fcfa" integer NOT NULL,
	"order_fcfa" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_orders_amounts" CHECK ("payment_orders"."units" > 0 and "payment_orders"."order_fcfa" > 0)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"token" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"phone" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_credits" ADD CONSTRAINT "channel_credits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_moves" ADD CONSTRAINT "credit_moves_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_moves_key" ON "credit_moves" USING btree ("key");--> statement-breakpoint
CREATE INDEX "credit_moves_customer" ON "credit_moves" USING btree ("customer_id","channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts" USING btree ("gateway","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_gateway_reference_key" ON "payment_attempts" USING btree ("gateway","gateway_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_paid" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_look" ON "payment_attempts" USING btree ("next_look_at") WHERE "payment_attempts"."next_look_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_reference_key" ON "payment_orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_orders_customer" ON "payment_orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_message" ON "payment_orders" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order_key" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_token_key" ON "sandbox_payments" USING btree ("gateway","token");--> statement-breakpoint
CREATE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("gateway","reference");
