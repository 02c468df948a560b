CREATE TABLE "sender_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sender_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"registration" text DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "sender_names_decision" CHECK (("sender_names"."state" = 'requested') = ("sender_names"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "sender_name_id" bigint;--> statement-breakpoint
ALTER TABLE "caught_messages" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "sender_names" ADD CONSTRAINT "sender_names_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_names" ADD CONSTRAINT "sender_names_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sender_names_event" ON "sender_names" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "sender_names_state" ON "sender_names" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "sender_names_user" ON "sender_names" USING btree ("requested_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sender_names_name_key" ON "sender_names" USING btree ("event_id",lower("name")) WHERE "sender_names"."state" in ('requested', 'approved');--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_sender_name_id_sender_names_id_fk" FOREIGN KEY ("sender_name_id") REFERENCES "public"."sender_names"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_sender_name" ON "campaigns" USING btree ("sender_name_id","status");