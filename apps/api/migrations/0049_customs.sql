CREATE TABLE "custom_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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

ALTER TABLE "custom_items" ADD CONSTRAINT "custom_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "custom_items_event" ON "custom_items" USING btree ("event_id");
CREATE UNIQUE INDEX "custom_items_listed" ON "custom_items" USING btree ("event_id","listed") WHERE "custom_items"."listed" is not null;