CREATE TABLE "whatsapp_account_events" (
	"account" text NOT NULL,
	"event" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "whatsapp_account_events_account_event_pk" PRIMARY KEY("account","event")
);

CREATE TABLE "whatsapp_numbers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"number" text NOT NULL,
	"quality" text,
	"quality_at" timestamp with time zone,
	"daily_limit" text,
	"limit_at" timestamp with time zone,
	CONSTRAINT "whatsapp_numbers_number" UNIQUE("number")
);

CREATE TABLE "whatsapp_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"category" text,
	"category_at" timestamp with time zone,
	"next_category" text,
	"next_category_from" timestamp with time zone,
	"approval" text,
	"approval_at" timestamp with time zone,
	"reason" text,
	"detail" text
);

CREATE UNIQUE INDEX "whatsapp_templates_key" ON "whatsapp_templates" USING btree ("account","name","language");
CREATE INDEX "whatsapp_templates_approval" ON "whatsapp_templates" USING btree ("approval");