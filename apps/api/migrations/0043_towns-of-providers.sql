DROP INDEX "providers_rank_index";--> statement-breakpoint
CREATE INDEX "provider_busy_days_day" ON "provider_busy_days" USING btree ("day","provider_id");--> statement-breakpoint
CREATE INDEX "providers_price_index" ON "providers" USING btree ("min_price_fcfa","rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "providers_price_desc_index" ON "providers" USING btree ("min_price_fcfa" DESC NULLS LAST,"rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "providers_mark_index" ON "providers" USING btree ("mark_tenths" DESC NULLS LAST,"rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "providers_name_index" ON "providers" USING btree ("name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;--> statement-breakpoint
CREATE INDEX "providers_rank_index" ON "providers" USING btree ("rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;--> statement-breakpoint
ALTER TABLE "providers" DROP COLUMN "town";