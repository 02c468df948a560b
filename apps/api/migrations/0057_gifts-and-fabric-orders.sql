CREATE TABLE "fabric_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fabric_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"article_id" bigint,
	"colour" text,
	"unit" text NOT NULL,
	"unit_fcfa" integer NOT NULL,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"deadline" date NOT NULL,
	"seller_name" text DEFAULT '' NOT NULL,
	"seller_phone" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone,
	"order_reference" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fabric_orders_price" CHECK ("fabric_orders"."unit_fcfa" >= 100 and "fabric_orders"."unit_fcfa" % 5 = 0)
);
--> statement-breakpoint
CREATE TABLE "fabric_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fabric_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"guest_id" bigint,
	"name" text NOT NULL,
	"phone" text,
	"token" text NOT NULL,
	"size" text,
	"quantity" integer,
	"paid_fcfa" integer,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	"cash_marker_id" bigint,
	"cash_marker" text,
	"sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fabric_shares_quantity" CHECK ("fabric_shares"."quantity" between 1 and 100),
	CONSTRAINT "fabric_shares_paid" CHECK (("fabric_shares"."paid_fcfa" is null) = ("fabric_shares"."paid_by" is null) and ("fabric_shares"."paid_fcfa" is null) = ("fabric_shares"."paid_at" is null) and ("fabric_shares"."paid_fcfa" is null or "fabric_shares"."quantity" is not null))
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"item_id" bigint,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"giver_name" text NOT NULL,
	"giver_phone" text,
	"giver_email" "citext",
	"message" text DEFAULT '' NOT NULL,
	"hold_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"came_late" boolean DEFAULT false NOT NULL,
	"thanked_at" timestamp with time zone,
	"thanked_by" text,
	"thanks" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_amount" CHECK ("gifts"."amount_fcfa" >= 100 and "gifts"."amount_fcfa" % 5 = 0),
	CONSTRAINT "gifts_hold_pending" CHECK (("gifts"."state" = 'pending') = ("gifts"."hold_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "gift_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"article_id" bigint,
	"name" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"taken_fcfa" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_items_figures" CHECK ("gift_items"."price_fcfa" >= 100 and "gift_items"."price_fcfa" % 5 = 0 and "gift_items"."quantity" between 1 and 1000),
	CONSTRAINT "gift_items_taken" CHECK ("gift_items"."taken_fcfa" between 0 and "gift_items"."price_fcfa" * "gift_items"."quantity")
);
--> statement-breakpoint
CREATE TABLE "gift_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"token" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"has_pot" boolean DEFAULT true NOT NULL,
	"pot_name" text DEFAULT '' NOT NULL,
	"pot_goal_fcfa" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_lists_goal" CHECK ("gift_lists"."pot_goal_fcfa" >= 100)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "back_path" text;--> statement-breakpoint
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_shares" ADD CONSTRAINT "fabric_shares_order_id_fabric_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."fabric_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_shares" ADD CONSTRAINT "fabric_shares_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fabric_shares" ADD CONSTRAINT "fabric_shares_cash_marker_id_customers_id_fk" FOREIGN KEY ("cash_marker_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_list_id_gift_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."gift_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_item_id_gift_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gift_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_items" ADD CONSTRAINT "gift_items_list_id_gift_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."gift_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_items" ADD CONSTRAINT "gift_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_lists" ADD CONSTRAINT "gift_lists_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fabric_orders_event" ON "fabric_orders" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "fabric_orders_article" ON "fabric_orders" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "fabric_orders_deadline" ON "fabric_orders" USING btree ("deadline") WHERE "fabric_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "fabric_shares_order" ON "fabric_shares" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "fabric_shares_guest" ON "fabric_shares" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "fabric_shares_cash_marker" ON "fabric_shares" USING btree ("cash_marker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fabric_shares_token_key" ON "fabric_shares" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "fabric_shares_guest_key" ON "fabric_shares" USING btree ("order_id","guest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fabric_shares_phone_key" ON "fabric_shares" USING btree ("order_id","phone");--> statement-breakpoint
CREATE INDEX "gifts_list" ON "gifts" USING btree ("list_id","id");--> statement-breakpoint
CREATE INDEX "gifts_item" ON "gifts" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "gifts_hold" ON "gifts" USING btree ("hold_until") WHERE "gifts"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "gift_items_list" ON "gift_items" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "gift_items_article" ON "gift_items" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_lists_event_key" ON "gift_lists" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_lists_token_key" ON "gift_lists" USING btree ("token");