CREATE TABLE "invoicing_keys" (
	"provider_id" bigint PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"last_four" text NOT NULL,
	"establishment" text NOT NULL,
	"point_of_sale" text NOT NULL,
	"address" text,
	"entered_by" bigint,
	"entered_at" timestamp with time zone NOT NULL,
	"problem" text,
	"stickers_left" integer,
	"stickers_warned" integer
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller_name" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_taxed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_invoices" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoicing_keys" ADD CONSTRAINT "invoicing_keys_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoicing_keys" ADD CONSTRAINT "invoicing_keys_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoicing_keys_entered_by" ON "invoicing_keys" USING btree ("entered_by");--> statement-breakpoint
CREATE INDEX "invoices_seller" ON "invoices" USING btree ("seller_id","id") WHERE "invoices"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_of_ours" ON "invoices" USING btree ("id") WHERE "invoices"."seller_id" is null;--> statement-breakpoint
CREATE INDEX "invoices_of_sellers" ON "invoices" USING btree ("id") WHERE "invoices"."seller_id" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_invoices_account" ON "sandbox_invoices" USING btree ("account","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_named" CHECK (("invoices"."seller_id" is null) = ("invoices"."seller_name" is null));