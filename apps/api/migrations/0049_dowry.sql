CREATE TABLE "dowry_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dowry_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"listed" text,
	"stage" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"quantity" text,
	"amount_fcfa" bigint,
	"recipient" text,
	"bringer" text,
	"agreed" text,
	"note" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"source" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "dowry_items" ADD CONSTRAINT "dowry_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "dowry_items_event" ON "dowry_items" USING btree ("event_id");
CREATE UNIQUE INDEX "dowry_items_listed" ON "dowry_items" USING btree ("event_id","listed") WHERE "dowry_items"."listed" is not null;