CREATE TABLE "active_events" (
	"day" date NOT NULL,
	"event_id" bigint NOT NULL,
	CONSTRAINT "active_events_day_event_id_pk" PRIMARY KEY("day","event_id")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_name_key_pk" PRIMARY KEY("day","name","key")
);
--> statement-breakpoint
CREATE TABLE "daily_requests" (
	"day" date NOT NULL,
	"slot" integer NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	CONSTRAINT "daily_requests_day_slot_pk" PRIMARY KEY("day","slot")
);
--> statement-breakpoint
ALTER TABLE "active_events" ADD CONSTRAINT "active_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "active_events_event" ON "active_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "campaigns_leaves" ON "campaigns" USING btree (coalesce("scheduled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "audit_log_number" ON "audit_log" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "users_not_staff" ON "users" USING btree ("id") WHERE "users"."role" <> 'STAFF';--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","role");--> statement-breakpoint
CREATE INDEX "quote_requests_created" ON "quote_requests" USING btree ("created_at");