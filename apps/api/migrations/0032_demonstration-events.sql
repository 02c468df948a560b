CREATE TABLE "demonstration_events" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"is_toured" boolean NOT NULL,
	"based_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demonstration_events" ADD CONSTRAINT "demonstration_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demonstration_events_one_toured" ON "demonstration_events" USING btree ("is_toured") WHERE "demonstration_events"."is_toured";