CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"day" date,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seen_fcfa" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea",
	"customer_id" bigint,
	"order_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_owner" CHECK (("carts"."token_hash" is null) <> ("carts"."customer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"provider_id" bigint,
	"event_id" bigint,
	"amount_fcfa" integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_fcfa" <> 0),
	CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" = 'seller' or "ledger_entries"."provider_id" is null) and ("ledger_entries"."account" = 'hosts' or "ledger_entries"."event_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text,
	"subject_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" bigint,
	"source" text DEFAULT 'cart' NOT NULL,
	"source_id" bigint,
	"order_key" uuid NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"town_id" bigint NOT NULL,
	"address" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"goods_fcfa" integer NOT NULL,
	"delivery_fcfa" integer NOT NULL,
	"total_fcfa" integer NOT NULL,
	"reserved_until" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_orders_total" CHECK ("marketplace_orders"."goods_fcfa" > 0 and "marketplace_orders"."delivery_fcfa" >= 0 and "marketplace_orders"."total_fcfa" = "marketplace_orders"."goods_fcfa" + "marketplace_orders"."delivery_fcfa")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"article_id" bigint,
	"variant_id" bigint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" text,
	"colour" text,
	"quantity" integer NOT NULL,
	"unit_fcfa" integer NOT NULL,
	"day" date,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_lines_figures" CHECK ("order_lines"."quantity" > 0 and "order_lines"."unit_fcfa" > 0),
	CONSTRAINT "order_lines_day" CHECK (("order_lines"."kind" = 'service') = ("order_lines"."day" is not null))
);
--> statement-breakpoint
CREATE TABLE "seller_order_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_order_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"user_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"provider_id" bigint,
	"state" text DEFAULT 'placed' NOT NULL,
	"zone_id" bigint,
	"zone_name" text DEFAULT '' NOT NULL,
	"ships" boolean NOT NULL,
	"delivery_days" integer DEFAULT 0 NOT NULL,
	"goods_fcfa" integer NOT NULL,
	"delivery_fcfa" integer NOT NULL,
	"commission_percent" integer NOT NULL,
	"commission_fcfa" integer NOT NULL,
	"refunded_fcfa" integer DEFAULT 0 NOT NULL,
	"return_days" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_orders_figures" CHECK ("seller_orders"."goods_fcfa" > 0 and "seller_orders"."delivery_fcfa" >= 0 and "seller_orders"."commission_fcfa" between 0 and "seller_orders"."goods_fcfa" and "seller_orders"."refunded_fcfa" between 0 and "seller_orders"."goods_fcfa" + "seller_orders"."delivery_fcfa")
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"return_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_lines_return_id_line_id_pk" PRIMARY KEY("return_id","line_id"),
	CONSTRAINT "order_return_lines_quantity" CHECK ("order_return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_days" (
	"article_id" bigint NOT NULL,
	"day" date NOT NULL,
	"taken" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "service_days_article_id_day_pk" PRIMARY KEY("article_id","day"),
	CONSTRAINT "service_days_taken" CHECK ("service_days"."taken" between 0 and "service_days"."capacity")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_orders" ADD CONSTRAINT "marketplace_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_orders" ADD CONSTRAINT "marketplace_orders_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_order_moves" ADD CONSTRAINT "seller_order_moves_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_order_moves" ADD CONSTRAINT "seller_order_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_order_id_marketplace_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."marketplace_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_variant_key" ON "cart_lines" USING btree ("cart_id","variant_id",coalesce("day", 'epoch'::date));--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_token_key" ON "carts" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_customer_key" ON "carts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "carts_changed" ON "carts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_seller" ON "ledger_entries" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("event_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_subject" ON "ledger_transactions" USING btree ("subject_id","subject_kind");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_orders_reference_key" ON "marketplace_orders" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_orders_key" ON "marketplace_orders" USING btree ("order_key");--> statement-breakpoint
CREATE INDEX "marketplace_orders_customer" ON "marketplace_orders" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "marketplace_orders_town" ON "marketplace_orders" USING btree ("town_id");--> statement-breakpoint
CREATE INDEX "marketplace_orders_source" ON "marketplace_orders" USING btree ("source_id","source");--> statement-breakpoint
CREATE INDEX "marketplace_orders_reserved" ON "marketplace_orders" USING btree ("reserved_until") WHERE "marketplace_orders"."reserved_until" is not null;--> statement-breakpoint
CREATE INDEX "marketplace_orders_created" ON "marketplace_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_seller_order" ON "order_lines" USING btree ("seller_order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_article" ON "order_lines" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "seller_order_moves_order" ON "seller_order_moves" USING btree ("seller_order_id","id");--> statement-breakpoint
CREATE INDEX "seller_order_moves_user" ON "seller_order_moves" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_orders_seller_key" ON "seller_orders" USING btree ("order_id","provider_id");--> statement-breakpoint
CREATE INDEX "seller_orders_seller" ON "seller_orders" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "seller_orders_seller_state" ON "seller_orders" USING btree ("provider_id","state","id");--> statement-breakpoint
CREATE INDEX "seller_orders_zone" ON "seller_orders" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "seller_orders_shipped" ON "seller_orders" USING btree ("moved_at") WHERE "seller_orders"."state" = 'shipped';--> statement-breakpoint
CREATE INDEX "order_return_lines_line" ON "order_return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_order_key" ON "order_returns" USING btree ("seller_order_id");--> statement-breakpoint
CREATE INDEX "order_returns_asked" ON "order_returns" USING btree ("id") WHERE "order_returns"."state" = 'asked';