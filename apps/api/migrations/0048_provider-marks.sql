-- Keeps mark_tenths and review_count of a provider, whatever changes its reviews: also the erasure of
-- an account. The providers are locked first, so that each of several changes at once counts.
CREATE FUNCTION write_provider_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT provider_id) INTO changed FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT provider_id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT new_rows.provider_id) INTO changed
    FROM new_rows JOIN old_rows USING (id)
    WHERE new_rows.mark_tenths <> old_rows.mark_tenths
      OR (new_rows.hidden_at IS NULL) <> (old_rows.hidden_at IS NULL);
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM providers WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE providers SET mark_tenths = shown.mark, review_count = shown.total
  FROM (
    SELECT provider_id, round(avg(mark_tenths))::integer AS mark, count(reviews.id)::integer AS total
    FROM unnest(changed) AS provider_id
    LEFT JOIN (SELECT id, provider_id, mark_tenths FROM reviews WHERE hidden_at IS NULL) AS reviews
      USING (provider_id)
    GROUP BY provider_id
  ) AS shown
  WHERE providers.id = shown.provider_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER write_provider_marks_added AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_provider_marks();
--> statement-breakpoint
CREATE TRIGGER write_provider_marks_changed AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_provider_marks();
--> statement-breakpoint
CREATE TRIGGER write_provider_marks_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION write_provider_marks();
