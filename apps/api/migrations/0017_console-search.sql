CREATE INDEX "contact_messages_plain_writer" ON "contact_messages" USING gin (plain_text("name" || ' ' || "email") gin_trgm_ops);
CREATE INDEX "gifts_plain_giver" ON "gifts" USING gin (plain_text("giver_name") gin_trgm_ops);
CREATE INDEX "gifts_giver_phone_end" ON "gifts" USING btree (reverse("giver_phone") text_pattern_ops);
CREATE INDEX "users_email_pieces" ON "users" USING gin (lower("email"::text) gin_trgm_ops);
CREATE INDEX "users_phone_end" ON "users" USING btree (reverse("phone") text_pattern_ops);
CREATE INDEX "marketplace_orders_reference_end" ON "marketplace_orders" USING btree (reverse("reference") text_pattern_ops);
CREATE INDEX "payments_reference_end" ON "payments" USING btree (reverse("reference") text_pattern_ops);