-- The mark of a provider is that of its own reviews, not of those of its products.
CREATE OR REPLACE FUNCTION write_provider_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT provider_id) INTO changed FROM new_rows WHERE article_id IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT provider_id) INTO changed FROM old_rows WHERE article_id IS NULL;
  ELSE
    SELECT array_agg(DISTINCT new_rows.provider_id) INTO changed
    FROM new_rows JOIN old_rows USING (id)
    WHERE new_rows.article_id IS NULL AND (new_rows.mark_tenths <> old_rows.mark_tenths
      OR review_weight(new_rows.verified, new_rows.contacted) <> review_weight(old_rows.verified, old_rows.contacted)
      OR (new_rows.hidden_at IS NULL) <> (old_rows.hidden_at IS NULL));
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
      FROM reviews WHERE hidden_at IS NULL AND article_id IS NULL
    ) AS reviews USING (provider_id)
    GROUP BY provider_id
  ) AS shown
  WHERE providers.id = shown.provider_id;
  RETURN NULL;
END;
$$;

-- Keeps mark_tenths and review_count of an article in the same way, and tells the page cache of any change of its
-- reviews: public pages show them.
CREATE FUNCTION write_article_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT article_id) INTO changed FROM old_rows WHERE article_id IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT article_id) INTO changed FROM new_rows WHERE article_id IS NOT NULL;
  END IF;
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_notify('page_cache', '');
  PERFORM FROM articles WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE articles SET mark_tenths = shown.mark, review_count = shown.total
  FROM (
    SELECT article_id, round(avg(mark_tenths))::integer AS mark, count(reviews.id)::integer AS total
    FROM unnest(changed) AS article_id
    LEFT JOIN (SELECT id, article_id, mark_tenths FROM reviews WHERE hidden_at IS NULL) AS reviews
      USING (article_id)
    GROUP BY article_id
  ) AS shown
  WHERE articles.id = shown.article_id
    AND (articles.mark_tenths, articles.review_count) IS DISTINCT FROM (shown.mark, shown.total);
  RETURN NULL;
END;
$$;

CREATE TRIGGER write_article_marks_added AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_article_marks();

CREATE TRIGGER write_article_marks_changed AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_article_marks();

CREATE TRIGGER write_article_marks_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION write_article_marks();
