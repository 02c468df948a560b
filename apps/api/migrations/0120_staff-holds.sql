CREATE TABLE "staff_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"label" text NOT NULL,
	"customer_id" bigint,
	"provider_id" bigint,
	"reason" text NOT NULL,
	"held_by" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_holds_end" CHECK ("staff_holds"."ended_by" is null or "staff_holds"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "staff_holds" ADD CONSTRAINT "staff_holds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_holds" ADD CONSTRAINT "staff_holds_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_holds_open_key" ON "staff_holds" USING btree ("subject_id","subject_kind") WHERE "staff_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "staff_holds_subject" ON "staff_holds" USING btree ("subject_id","subject_kind","id");--> statement-breakpoint
CREATE INDEX "staff_holds_customer" ON "staff_holds" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "staff_holds_provider" ON "staff_holds" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "staff_holds_ended" ON "staff_holds" USING btree ("ended_at");