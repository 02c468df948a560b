CREATE TABLE "stop_list" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stop_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"asked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_members" (
	"event_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"role" text NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_members_event_id_customer_id_pk" PRIMARY KEY("event_id","customer_id")
);
--> statement-breakpoint
DROP INDEX "events_one_current";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "body_format" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "image_file_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "status" text DEFAULT 'sending' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reminder_of_id" bigint;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD COLUMN "units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD COLUMN "is_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "outbox_items" ADD COLUMN "is_reported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_members" ADD CONSTRAINT "event_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_members" ADD CONSTRAINT "event_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stop_list_address_key" ON "stop_list" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "event_members_one_owner" ON "event_members" USING btree ("event_id") WHERE "event_members"."role" = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "event_members_one_current" ON "event_members" USING btree ("customer_id") WHERE "event_members"."is_current";--> statement-breakpoint
CREATE INDEX "event_members_customer" ON "event_members" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reminder_of_id_messages_id_fk" FOREIGN KEY ("reminder_of_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_scheduled" ON "messages" USING btree ("scheduled_at") WHERE "messages"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "message_recipients_key" ON "message_recipients" USING btree ("key");--> statement-breakpoint
CREATE INDEX "message_recipients_gateway" ON "message_recipients" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "outbox_items_unreported" ON "outbox_items" USING btree ("id") WHERE not "outbox_items"."is_reported";--> statement-breakpoint
-- Whoever planned an event until now is its owner, and works on the same event as before.
INSERT INTO "event_members" ("event_id", "customer_id", "role", "is_current", "created_at")
SELECT "id", "customer_id", 'owner', "is_current", "created_at" FROM "events";--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "is_current";