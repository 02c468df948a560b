-- The words of a text, as they are compared: small letters and digits without accents. A tsvector holds no longer ones.
CREATE FUNCTION search_words(text) RETURNS text[] LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, 60)), '{}')
  FROM regexp_split_to_table(lower(public.unaccent('public.unaccent', normalize($1))), '[^a-z0-9]+') AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
-- What the search reads of a provider: words, `#1` a service type, `@Cocody` the town, `^c` and `^co` how the name begins.
CREATE FUNCTION provider_document(provider bigint, name text, town text, description text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector(
    public.search_words(concat_ws(' ', $2, $3, $4, string_agg(type.name, ' ')))
    || array_remove(array_agg('#' || type.id), NULL)
    || ('@' || $3)
    || ARRAY(
      SELECT '^' || left(first, length) FROM generate_series(1, 2) AS length,
        substring(lower(public.unaccent('public.unaccent', normalize($2))) FROM '[a-z0-9]+') AS first
      WHERE first IS NOT NULL
    ))
  FROM public.provider_services AS service JOIN public.service_types AS type ON type.id = service.service_type_id
  WHERE service.provider_id = $1
$$;
--> statement-breakpoint
CREATE FUNCTION write_provider_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document := public.provider_document(NEW.id, NEW.name, NEW.town, NEW.short_description);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER write_document BEFORE INSERT OR UPDATE OF name, town, short_description, document ON providers
  FOR EACH ROW EXECUTE FUNCTION write_provider_document();
--> statement-breakpoint
-- A change of a provider's services, or of a service's name, writes the documents again.
CREATE FUNCTION rewrite_provider_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'service_types' THEN
    UPDATE public.providers SET document = '' WHERE id IN (
      SELECT service.provider_id FROM public.provider_services AS service
      JOIN after_change ON after_change.id = service.service_type_id
      JOIN before_change ON before_change.id = after_change.id AND before_change.name <> after_change.name
    );
  ELSE
    UPDATE public.providers SET document = '' WHERE id IN (SELECT provider_id FROM changed);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER rewrite_documents_insert AFTER INSERT ON provider_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();
--> statement-breakpoint
CREATE TRIGGER rewrite_documents_delete AFTER DELETE ON provider_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();
--> statement-breakpoint
CREATE TRIGGER rewrite_documents_update AFTER UPDATE ON provider_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();
--> statement-breakpoint
CREATE TRIGGER rewrite_documents AFTER UPDATE ON service_types
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();
--> statement-breakpoint
-- Counts the providers of each facet, and adds the new words. In order, so that two changes at once wait for each
-- other in the same order.
CREATE FUNCTION provider_facets(tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT '' UNION ALL SELECT lexeme FROM unnest(tsvector_to_array($1)) AS lexeme WHERE lexeme ~ '^[#@]'
$$;
--> statement-breakpoint
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
--> statement-breakpoint
UPDATE providers SET document = '';
--> statement-breakpoint
INSERT INTO provider_counts (facet, providers)
  SELECT facet, count(*) FROM providers, provider_facets(document) AS facet GROUP BY 1;
--> statement-breakpoint
INSERT INTO provider_words
  SELECT DISTINCT word FROM providers, unnest(tsvector_to_array(document)) AS word WHERE word ~ '^[a-z]{3,}$';
--> statement-breakpoint
CREATE TRIGGER count_facets_insert AFTER INSERT ON providers
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();
--> statement-breakpoint
CREATE TRIGGER count_facets_update AFTER UPDATE ON providers
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();
--> statement-breakpoint
CREATE TRIGGER count_facets_delete AFTER DELETE ON providers
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();
--> statement-breakpoint
CREATE TRIGGER count_facets_truncate AFTER TRUNCATE ON providers
  FOR EACH STATEMENT EXECUTE FUNCTION count_provider_facets();
