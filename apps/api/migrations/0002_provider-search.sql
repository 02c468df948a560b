-- The words of a text, as they are compared: small letters and digits without accents. A tsvector holds no longer ones.
CREATE FUNCTION search_words(text) RETURNS text[] LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
  FROM regexp_split_to_table(lower(public.unaccent('public.unaccent', normalize($1))), '[^a-z0-9]+') AS word
  WHERE word <> ''
$$;

-- What the search reads of a provider whom the public sees: words, `*`, `#1` a service type, `@7` the town, `^c` and
-- `^co` how the name begins. Nothing of another one.
CREATE FUNCTION provider_document(provider providers) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN $1.published_at IS NULL OR $1.suspended_at IS NOT NULL THEN '' ELSE array_to_tsvector(
    public.search_words(concat_ws(' ', $1.name, $1.short_description,
      (SELECT name FROM public.towns WHERE id = $1.town_id), string_agg(type.name, ' ')))
    || array_remove(array_agg('#' || type.id), NULL)
    || array_remove(ARRAY['*', '@' || $1.town_id], NULL)
    || ARRAY(
      SELECT '^' || left(first, length) FROM generate_series(1, 2) AS length,
        substring(lower(public.unaccent('public.unaccent', normalize($1.name))) FROM '[a-z0-9]+') AS first
      WHERE first IS NOT NULL
    )) END
  FROM public.provider_services AS service JOIN public.service_types AS type ON type.id = service.service_type_id
  WHERE service.provider_id = $1.id
$$;

CREATE FUNCTION write_provider_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document := public.provider_document(NEW);
  RETURN NEW;
END;
$$;

CREATE TRIGGER write_document
  BEFORE INSERT OR UPDATE OF name, town_id, short_description, published_at, suspended_at, document ON providers
  FOR EACH ROW EXECUTE FUNCTION write_provider_document();

-- A change of a provider's services, or of the name of a service or town, writes the documents again.
CREATE FUNCTION rewrite_provider_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'service_types' THEN
    UPDATE public.providers SET document = '' WHERE id IN (
      SELECT service.provider_id FROM public.provider_services AS service
      JOIN after_change ON after_change.id = service.service_type_id
      JOIN before_change ON before_change.id = after_change.id AND before_change.name <> after_change.name
    );
  ELSIF TG_TABLE_NAME = 'towns' THEN
    UPDATE public.providers SET document = '' WHERE town_id IN (
      SELECT after_change.id FROM after_change
      JOIN before_change ON before_change.id = after_change.id AND before_change.name <> after_change.name
    );
  ELSE
    UPDATE public.providers SET document = '' WHERE id IN (SELECT provider_id FROM changed);
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER rewrite_documents_insert AFTER INSERT ON provider_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();

CREATE TRIGGER rewrite_documents_update AFTER UPDATE ON provider_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();

CREATE TRIGGER rewrite_documents_delete AFTER DELETE ON provider_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();

CREATE TRIGGER rewrite_documents AFTER UPDATE ON service_types
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();

CREATE TRIGGER rewrite_documents AFTER UPDATE ON towns
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();

-- The kinds of lexemes of a provider that are counted, and may be searched alone.
CREATE FUNCTION provider_facets(tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT lexeme FROM unnest(tsvector_to_array($1)) AS lexeme WHERE lexeme ~ '^[*#@]'
$$;

-- Counts the providers of each facet, and adds the new words. In order, so that two changes at once wait for each
-- other in the same order.
CREATE FUNCTION count_provider_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public.provider_counts;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO public.provider_counts AS counted
      SELECT facet, count(*) FROM after_change, public.provider_facets(document) AS facet GROUP BY 1 ORDER BY 1
      ON CONFLICT (facet) DO UPDATE SET providers = counted.providers + excluded.providers;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.provider_counts AS counted
      SELECT facet, -count(*) FROM before_change, public.provider_facets(document) AS facet GROUP BY 1 ORDER BY 1
      ON CONFLICT (facet) DO UPDATE SET providers = counted.providers + excluded.providers;
  ELSE
    INSERT INTO public.provider_counts AS counted
      SELECT facet, sum(change) FROM (
        SELECT facet, 1 AS change FROM after_change, public.provider_facets(document) AS facet
        UNION ALL SELECT facet, -1 FROM before_change, public.provider_facets(document) AS facet
      ) AS changes GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1
      ON CONFLICT (facet) DO UPDATE SET providers = counted.providers + excluded.providers;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO public.provider_words
      SELECT DISTINCT word FROM after_change, unnest(tsvector_to_array(document)) AS word
      WHERE word ~ '^[a-z]{3,}$' ORDER BY 1
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER count_facets_insert AFTER INSERT ON providers
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();

CREATE TRIGGER count_facets_update AFTER UPDATE ON providers
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();

CREATE TRIGGER count_facets_delete AFTER DELETE ON providers
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();

CREATE TRIGGER count_facets_truncate AFTER TRUNCATE ON providers
  FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();

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

CREATE TRIGGER write_provider_marks_added AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_provider_marks();

CREATE TRIGGER write_provider_marks_changed AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_provider_marks();

CREATE TRIGGER write_provider_marks_deleted AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION write_provider_marks();
