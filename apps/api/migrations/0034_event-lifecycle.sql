CREATE TABLE "former_members" (
	"event_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_members_event_id_customer_id_pk" PRIMARY KEY("event_id","customer_id")
);
--> statement-breakpoint
DROP INDEX "event_members_one_owner";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "ended_event" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD COLUMN "giver_id" bigint;--> statement-breakpoint
ALTER TABLE "event_members" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_members_customer" ON "former_members" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_giver_id_customers_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_deleted" ON "events" USING btree ("deleted_at") WHERE "events"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "event_invitations_giver" ON "event_invitations" USING btree ("giver_id");