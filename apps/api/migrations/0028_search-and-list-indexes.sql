CREATE TABLE "provider_counts" (
	"facet" text PRIMARY KEY NOT NULL,
	"providers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "providers_rank_index";--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "document" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_words_near" ON "provider_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_verifications_expires" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expires" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree (("handled_at" is not null),"id" desc);--> statement-breakpoint
CREATE INDEX "contact_messages_last" ON "contact_messages" USING btree (coalesce("handled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_left" ON "newsletter_subscriptions" USING btree ("left_at") WHERE "newsletter_subscriptions"."left_at" >= "newsletter_subscriptions"."asked_at";--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("asked_at") WHERE "newsletter_subscriptions"."confirmed_at" is null or "newsletter_subscriptions"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "vendor_applications_inbox" ON "vendor_applications" USING btree (("handled_at" is not null),"id" desc);--> statement-breakpoint
CREATE INDEX "vendor_applications_last" ON "vendor_applications" USING btree (coalesce("handled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "providers_document" ON "providers" USING gin ("document");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_archived" ON "customers" USING btree ("archived_at") WHERE "customers"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX "users_warned_idle" ON "users" USING btree ("warned_idle_at") WHERE "users"."warned_idle_at" is not null;--> statement-breakpoint
CREATE INDEX "users_last_seen" ON "users" USING btree (coalesce("last_signed_in_at", "created_at")) WHERE "users"."warned_idle_at" is null;--> statement-breakpoint
CREATE INDEX "events_wedding_date" ON "events" USING btree ("wedding_date");--> statement-breakpoint
CREATE INDEX "guests_name_search" ON "guests" USING gin ("event_id",fold_name(last_name || ' ' || given_names) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_invitations_expires" ON "event_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lost_messages_created" ON "lost_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "keyed_requests_created" ON "keyed_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gateway_events_received" ON "gateway_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_created" ON "payment_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_state" ON "payment_attempts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payment_orders_created" ON "payment_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_created" ON "sandbox_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "caught_messages_to" ON "caught_messages" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "providers_rank_index" ON "providers" USING btree ("rank","name","id");