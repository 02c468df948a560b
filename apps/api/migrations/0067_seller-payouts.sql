CREATE TABLE "seller_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint,
	"amount_fcfa" integer NOT NULL,
	"method" text NOT NULL,
	"phone" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"transfer_reference" text DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "seller_payouts_amount" CHECK ("seller_payouts"."amount_fcfa" > 0),
	CONSTRAINT "seller_payouts_settled" CHECK (("seller_payouts"."state" = 'requested') = ("seller_payouts"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "seller_payouts" ADD CONSTRAINT "seller_payouts_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payouts" ADD CONSTRAINT "seller_payouts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_payouts_seller" ON "seller_payouts" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "seller_payouts_user" ON "seller_payouts" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "seller_payouts_inbox" ON "seller_payouts" USING btree (("settled_at" is not null),"id" desc);