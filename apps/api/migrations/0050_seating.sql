CREATE TABLE "seating_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seating_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"other_id" bigint NOT NULL
);

CREATE TABLE "seating_settings" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"tells_on_eve" boolean DEFAULT false NOT NULL
);

CREATE TABLE "seating_tables" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seating_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"shape" text NOT NULL,
	"places" integer NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "table_seats" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"table_id" bigint NOT NULL,
	"by_hand" boolean NOT NULL
);

ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_other_id_guests_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seating_settings" ADD CONSTRAINT "seating_settings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "seating_tables" ADD CONSTRAINT "seating_tables_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "table_seats" ADD CONSTRAINT "table_seats_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "table_seats" ADD CONSTRAINT "table_seats_table_id_seating_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."seating_tables"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "seating_rules_key" ON "seating_rules" USING btree ("guest_id","other_id");
CREATE INDEX "seating_rules_event" ON "seating_rules" USING btree ("event_id");
CREATE INDEX "seating_rules_other" ON "seating_rules" USING btree ("other_id");
CREATE UNIQUE INDEX "seating_tables_name" ON "seating_tables" USING btree ("event_id","name");
CREATE INDEX "table_seats_table" ON "table_seats" USING btree ("table_id");