ALTER TABLE "budget_lines" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "town_halls" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "vendor_applications_waiting" ON "vendor_applications" USING btree ("id") WHERE "vendor_applications"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_applications_handled" ON "vendor_applications" USING btree ("id") WHERE "vendor_applications"."handled_at" is not null;