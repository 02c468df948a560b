CREATE TABLE "dispute_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" bigint NOT NULL,
	"side" text NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"label" text NOT NULL,
	"reference" text NOT NULL,
	"customer_id" bigint,
	"provider_id" bigint,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"staff_asked_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"refund_fcfa" integer DEFAULT 0 NOT NULL,
	"released_fcfa" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "disputes_amounts" CHECK ("disputes"."refund_fcfa" >= 0 and "disputes"."released_fcfa" >= 0),
	CONSTRAINT "disputes_end" CHECK (("disputes"."state" = 'open') = ("disputes"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "held_deposits" ADD COLUMN "is_frozen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_photos_dispute" ON "dispute_photos" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE INDEX "dispute_photos_file" ON "dispute_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open_key" ON "disputes" USING btree ("subject_id","subject_kind") WHERE "disputes"."state" = 'open';--> statement-breakpoint
CREATE INDEX "disputes_subject" ON "disputes" USING btree ("subject_id","subject_kind","id");--> statement-breakpoint
CREATE INDEX "disputes_customer" ON "disputes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "disputes_provider" ON "disputes" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "disputes_state" ON "disputes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "disputes_ended" ON "disputes" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("created_at") WHERE "disputes"."state" = 'open' and "disputes"."answered_at" is null and "disputes"."staff_asked_at" is null;--> statement-breakpoint
INSERT INTO "disputes" ("subject_kind", "subject_id", "label", "reference", "customer_id", "provider_id", "kind", "state", "amount_fcfa", "reason", "answer", "answer_by", "answered_at", "decision", "decided_by", "refund_fcfa", "created_at", "ended_at")
  SELECT 'suborder', part."id", 'Commande ' || whole."reference", whole."reference",
      whole."customer_id", part."provider_id", 'not-received',
      CASE former."state" WHEN 'open' THEN 'open' WHEN 'received' THEN 'withdrawn' ELSE 'decided' END,
      part."goods_fcfa" + part."delivery_fcfa", former."reason", former."answer",
      former."created_at" + interval '3 days', former."answered_at", former."decision",
      former."decided_by", former."refund_fcfa", former."created_at", former."ended_at"
    FROM "delivery_disputes" AS former
    JOIN "seller_orders" AS part ON part."id" = former."seller_order_id"
    JOIN "marketplace_orders" AS whole ON whole."id" = part."order_id"
    ORDER BY former."id";--> statement-breakpoint
-- A service that its customer said was not made was held without an end: staff decide it now.
INSERT INTO "disputes" ("subject_kind", "subject_id", "label", "reference", "customer_id", "provider_id", "kind", "amount_fcfa", "reason", "answer_by", "created_at")
  SELECT 'quote', held."subject_id", 'Devis, ' || request."service", request."id"::text,
      request."customer_id", request."provider_id", 'no-show', held."paid_fcfa" - held."returned_fcfa",
      'Prestation non executée', now() + interval '3 days', now()
    FROM "held_deposits" AS held
    JOIN "quotes" AS quote ON held."subject_kind" = 'quote' AND quote."id" = held."subject_id"
    JOIN "quote_requests" AS request ON request."id" = quote."request_id"
    WHERE held."state" = 'held' AND request."status" = 'DONE_REFUSED';--> statement-breakpoint
UPDATE "held_deposits" SET "is_frozen" = true, "release_at" = coalesce("release_at", now())
  FROM "disputes"
  WHERE "disputes"."subject_kind" = 'quote' AND "disputes"."state" = 'open'
    AND "held_deposits"."subject_kind" = 'quote'
    AND "held_deposits"."subject_id" = "disputes"."subject_id";
