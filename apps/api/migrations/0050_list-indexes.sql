DROP INDEX "guests_event";--> statement-breakpoint
CREATE INDEX "guests_by_name" ON "guests" USING btree ("event_id",fold_name(last_name || ' ' || given_names),"id");--> statement-breakpoint
CREATE INDEX "guests_newest" ON "guests" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "guests_household_search" ON "guests" USING gin ("event_id",fold_name(household) gin_trgm_ops) WHERE "guests"."household" is not null;