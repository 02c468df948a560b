CREATE TABLE "work_items" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"assignee_id" bigint,
	"seen_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_items_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);

CREATE TABLE "work_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "work_items" ADD CONSTRAINT "work_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "work_items_assignee" ON "work_items" USING btree ("assignee_id","kind") WHERE "work_items"."assignee_id" is not null;
CREATE INDEX "work_items_updated" ON "work_items" USING btree ("updated_at");
CREATE INDEX "work_notes_record" ON "work_notes" USING btree ("kind","record_id","id");
CREATE INDEX "work_notes_created" ON "work_notes" USING btree ("created_at");
CREATE INDEX "disputes_for_staff" ON "disputes" USING btree ("id") WHERE "disputes"."state" = 'open' and ("disputes"."answered_at" is not null or "disputes"."staff_asked_at" is not null);
CREATE INDEX "provider_media_to_look_at" ON "provider_media" USING btree ("created_at","id") WHERE "provider_media"."hidden_at" is null and "provider_media"."storage_key" is not null;