ALTER TABLE "budget_lines" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "committee_roles" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "committee_roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "planning_tasks" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "planning_tasks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "summary_questions" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "summary_questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_roles" ADD CONSTRAINT "committee_roles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_tasks" ADD CONSTRAINT "planning_tasks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_questions" ADD CONSTRAINT "summary_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_lines_event" ON "budget_lines" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "committee_roles_event" ON "committee_roles" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "planning_tasks_event" ON "planning_tasks" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "summary_questions_event" ON "summary_questions" USING btree ("event_id");