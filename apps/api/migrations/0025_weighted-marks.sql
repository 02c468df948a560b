-- The mark of a provider weighs its reviews by their proof: four when the service took place, two when the provider
-- answered the author, one otherwise.
CREATE FUNCTION review_weight(verified boolean, contacted boolean) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN verified THEN 4 WHEN contacted THEN 2 ELSE 1 END;
$$;

CREATE OR REPLACE FUNCTION write_provider_marks() RETURNS trigger LANGUAGE plpgsql AS $$
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
      OR review_weight(new_rows.verified, new_rows.contacted) <> review_weight(old_rows.verified, old_rows.contacted)
      OR (new_rows.hidden_at IS NULL) <> (old_rows.hidden_at IS NULL);
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM providers WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE providers SET mark_tenths = shown.mark, review_count = shown.total
  FROM (
    SELECT provider_id, round(sum(mark_tenths * weight)::numeric / sum(weight))::integer AS mark,
      count(reviews.id)::integer AS total
    FROM unnest(changed) AS provider_id
    LEFT JOIN (
      SELECT id, provider_id, mark_tenths, review_weight(verified, contacted) AS weight
      FROM reviews WHERE hidden_at IS NULL
    ) AS reviews USING (provider_id)
    GROUP BY provider_id
  ) AS shown
  WHERE providers.id = shown.provider_id;
  RETURN NULL;
END;
$$;

-- Until now only those who had dealt with a provider gave reviews: they counted alike, and are answered ones now, except
-- those who refused a quote. The trigger writes the marks again.
UPDATE reviews SET contacted = true
WHERE verified OR customer_id IS NULL OR EXISTS (
  SELECT FROM quote_requests
  WHERE quote_requests.customer_id = reviews.customer_id AND quote_requests.provider_id = reviews.provider_id
    AND status IN ('ACCEPTED', 'QUOTE_SEND', 'QUOTE_ACCEPTED', 'IN_PROGRESS', 'DONE', 'DONE_REFUSED', 'DONE_ACCEPTED')
);
