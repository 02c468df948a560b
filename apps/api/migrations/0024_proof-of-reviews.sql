CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");