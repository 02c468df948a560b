CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"event_id" bigint,
	"guest_id" bigint,
	"join_key" text,
	"source_id" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"email_due_at" timestamp with time zone,
	"emailed_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notice_choices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"page" boolean NOT NULL,
	"email" text,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);

ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "notices_source_key" ON "notices" USING btree ("source_id","user_id") WHERE "notices"."source_id" is not null;
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","id");
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null and "notices"."is_shown";
CREATE INDEX "notices_email_due" ON "notices" USING btree ("email_due_at") WHERE "notices"."email_due_at" is not null;
CREATE INDEX "notices_event" ON "notices" USING btree ("event_id") WHERE "notices"."event_id" is not null;
CREATE INDEX "notices_guest" ON "notices" USING btree ("guest_id") WHERE "notices"."guest_id" is not null;
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");
CREATE INDEX "event_tasks_due" ON "event_tasks" USING btree ("end_date") WHERE not "event_tasks"."is_done";
-- The tables of events and guests are of an area above that of notices.
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade;
ALTER TABLE "notices" ADD CONSTRAINT "notices_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade;
