CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"attempt_id" bigint,
	"sale_id" bigint,
	"state" text DEFAULT 'pending' NOT NULL,
	"payment" text NOT NULL,
	"client_name" text NOT NULL,
	"client_number" text,
	"client_contact" jsonb,
	"lines" jsonb NOT NULL,
	"total_fcfa" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"office_id" text,
	"reference" text,
	"verification_url" text,
	"stickers_left" integer,
	"sent_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_credit_note" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."sale_id" is not null)),
	CONSTRAINT "invoices_signed" CHECK (("invoices"."state" = 'signed') = ("invoices"."reference" is not null)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_fcfa" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"of_token" uuid,
	"client" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "taxpayer_number" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "is_taxed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_sale_id_invoices_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_key" ON "invoices" USING btree ("key");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "invoices_kind" ON "invoices" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "invoices_attempt" ON "invoices" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "invoices_sale" ON "invoices" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "invoices_look" ON "invoices" USING btree ("next_look_at") WHERE "invoices"."next_look_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_invoices_token_key" ON "sandbox_invoices" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sandbox_invoices_of" ON "sandbox_invoices" USING btree ("of_token");--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_taxpayer" CHECK ("providers"."taxpayer_number" ~ '^[0-9]{7}[A-Z]$');--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_taxed" CHECK (not "providers"."is_taxed" or "providers"."taxpayer_number" is not null);