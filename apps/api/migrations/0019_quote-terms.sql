CREATE TABLE "quote_instalments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_instalments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"amount_fcfa" bigint NOT NULL,
	"due_on" date NOT NULL,
	"received_at" timestamp with time zone,
	"reminded_days" integer,
	CONSTRAINT "quote_instalments_amount" CHECK ("quote_instalments"."amount_fcfa" > 0)
);

CREATE TABLE "quote_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_templates_kind" CHECK (("quote_templates"."kind" = 'quote' and "quote_templates"."lines" <> '[]') or ("quote_templates"."kind" = 'reply' and "quote_templates"."lines" = '[]' and "quote_templates"."text" <> ''))
);

ALTER TABLE "quotes" ADD COLUMN "discount_fcfa" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "quotes" ADD COLUMN "tax_percent" integer DEFAULT 0 NOT NULL;
ALTER TABLE "quotes" ADD COLUMN "tax_fcfa" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "quotes" ADD COLUMN "terms" text DEFAULT '' NOT NULL;
ALTER TABLE "quote_instalments" ADD CONSTRAINT "quote_instalments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "quote_instalments_quote" ON "quote_instalments" USING btree ("quote_id","due_on");
CREATE INDEX "quote_instalments_due" ON "quote_instalments" USING btree ("due_on") WHERE "quote_instalments"."received_at" is null;
CREATE UNIQUE INDEX "quote_templates_name_key" ON "quote_templates" USING btree ("provider_id","kind","name");
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sums" CHECK ("quotes"."discount_fcfa" >= 0 and "quotes"."tax_percent" between 0 and 30 and "quotes"."tax_fcfa" >= 0);