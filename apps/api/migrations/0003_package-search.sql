-- What the list reads of a package: the words of its name, description, service, town and provider, `#1` its service type,
-- `&1` an event type, and `!` when the public sees it.
CREATE FUNCTION package_document(
  package bigint, provider bigint, service bigint, name text, description text, published timestamptz, removed timestamptz
) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector(
    public.search_words(concat_ws(' ', $4, $5, shop.name, town.name, type.name))
    || ('#' || $3)
    || ARRAY(SELECT '&' || event_type_id FROM public.package_event_types WHERE package_id = $1)
    || CASE WHEN $6 IS NOT NULL AND $7 IS NULL AND shop.published_at IS NOT NULL AND shop.suspended_at IS NULL
      THEN ARRAY['!'] ELSE '{}' END
  )
  FROM public.providers AS shop
  JOIN public.service_types AS type ON type.id = $3
  LEFT JOIN public.towns AS town ON town.id = shop.town_id
  WHERE shop.id = $2
$$;

CREATE FUNCTION write_package_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document := coalesce(public.package_document(
    NEW.id, NEW.provider_id, NEW.service_type_id, NEW.name, NEW.description, NEW.published_at, NEW.removed_at
  ), '');
  RETURN NEW;
END;
$$;

CREATE TRIGGER write_document BEFORE INSERT OR UPDATE ON packages FOR EACH ROW EXECUTE FUNCTION write_package_document();

-- A change of a package's event types, or of its provider, writes its document again.
CREATE FUNCTION rewrite_package_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'providers' THEN
    UPDATE public.packages SET document = '' WHERE provider_id = NEW.id;
  ELSE
    UPDATE public.packages SET document = '' WHERE id IN (SELECT package_id FROM changed);
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER rewrite_documents_insert AFTER INSERT ON package_event_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_package_documents();

CREATE TRIGGER rewrite_documents_delete AFTER DELETE ON package_event_types
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_package_documents();

CREATE TRIGGER rewrite_package_documents AFTER UPDATE OF name, town_id, published_at, suspended_at ON providers FOR EACH ROW
  WHEN (
    (OLD.name, OLD.town_id, OLD.published_at, OLD.suspended_at)
    IS DISTINCT FROM (NEW.name, NEW.town_id, NEW.published_at, NEW.suspended_at)
  )
  EXECUTE FUNCTION rewrite_package_documents();

-- The words of packages, among which a misspelled one is looked for. In order, so that two changes at once wait for
-- each other in the same order.
CREATE FUNCTION add_package_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.package_words
    SELECT DISTINCT word FROM changed, unnest(tsvector_to_array(document)) AS word
    WHERE word ~ '^[a-z]{3,}$' ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;

CREATE TRIGGER add_words_insert AFTER INSERT ON packages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_package_words();

CREATE TRIGGER add_words_update AFTER UPDATE ON packages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_package_words();
