CREATE INDEX "provider_media_shown" ON "provider_media" USING btree ("id") WHERE "provider_media"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "providers_highlighted" ON "providers" USING btree ("id") WHERE "providers"."rank" = 1;--> statement-breakpoint
CREATE INDEX "articles_kept" ON "articles" USING btree ("id") WHERE "articles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "articles_not_suspended" ON "articles" USING btree ("id") WHERE "articles"."removed_at" is null and "articles"."suspended_at" is null;