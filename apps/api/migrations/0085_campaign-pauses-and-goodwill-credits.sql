CREATE TABLE "goodwill_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goodwill_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer NOT NULL,
	"worth_fcfa" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_by" text,
	"given_at" timestamp with time zone,
	CONSTRAINT "goodwill_credits_units" CHECK ("goodwill_credits"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goodwill_credits" ADD CONSTRAINT "goodwill_credits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goodwill_credits_customer" ON "goodwill_credits" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "goodwill_credits_state" ON "goodwill_credits" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "campaigns_status" ON "campaigns" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "campaigns_paused" ON "campaigns" USING btree ("id") WHERE "campaigns"."paused_at" is not null;