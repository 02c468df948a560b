CREATE TABLE "group_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token" text NOT NULL,
	"seats" integer NOT NULL,
	"closes_on" date,
	"needs_approval" boolean NOT NULL,
	"counts_companions" boolean NOT NULL,
	"shows_left" boolean NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_links_seats" CHECK ("group_links"."seats" between 1 and 2000)
);

CREATE TABLE "group_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" bigint NOT NULL,
	"token" text NOT NULL,
	"last_name" text NOT NULL,
	"given_names" text NOT NULL,
	"phone" text,
	"email" "citext",
	"people" integer NOT NULL,
	"state" text NOT NULL,
	"guest_id" bigint,
	"registered_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"moved_up_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"told_by" text,
	CONSTRAINT "group_registrations_people" CHECK ("group_registrations"."people" between 1 and 11),
	CONSTRAINT "group_registrations_contact" CHECK ("group_registrations"."phone" is not null or "group_registrations"."email" is not null)
);

ALTER TABLE "guest_categories" ADD COLUMN "event_id" bigint;
ALTER TABLE "group_links" ADD CONSTRAINT "group_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_links" ADD CONSTRAINT "group_links_category_id_guest_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."guest_categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "group_registrations" ADD CONSTRAINT "group_registrations_link_id_group_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."group_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_registrations" ADD CONSTRAINT "group_registrations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "group_links_token_key" ON "group_links" USING btree ("token");
CREATE INDEX "group_links_event" ON "group_links" USING btree ("event_id");
CREATE INDEX "group_links_category" ON "group_links" USING btree ("category_id");
CREATE UNIQUE INDEX "group_registrations_token_key" ON "group_registrations" USING btree ("token");
CREATE UNIQUE INDEX "group_registrations_phone_key" ON "group_registrations" USING btree ("link_id","phone");
CREATE UNIQUE INDEX "group_registrations_email_key" ON "group_registrations" USING btree ("link_id","email") WHERE "group_registrations"."phone" is null;
CREATE INDEX "group_registrations_queue" ON "group_registrations" USING btree ("link_id","queued_at","id");
CREATE INDEX "group_registrations_guest" ON "group_registrations" USING btree ("guest_id");
ALTER TABLE "guest_categories" ADD CONSTRAINT "guest_categories_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "guest_categories_of_type" ON "guest_categories" USING btree ("event_type_id","position","id") WHERE "guest_categories"."event_id" is null;
CREATE INDEX "guest_categories_event" ON "guest_categories" USING btree ("event_id");