-- Public pages show introductions, and each process holds them: a change empties both.
CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON section_introductions FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache();
--> statement-breakpoint
-- Why reviews were hidden so far stands in the audit log alone.
UPDATE reviews SET hidden_reason = (
  SELECT after ->> 'reason' FROM audit_log
  WHERE resource = 'reviews' AND record_id = reviews.id::text AND action = 'reviews.hide'
  ORDER BY audit_log.id DESC LIMIT 1
) WHERE hidden_at IS NOT NULL;
