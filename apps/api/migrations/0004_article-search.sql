-- What the search reads of an article that is listed: words; `=word` those of its name, and `^r` and `^ro` how they begin;
-- `*`; `#3` its category and the one above it.
CREATE FUNCTION article_document(article articles) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT array_to_tsvector(
    public.search_words(concat_ws(' ', $1.name, category.name, above.name, provider.name, (
      SELECT string_agg(colour, ' ') FROM public.article_variants WHERE article_id = $1.id AND removed_at IS NULL
    )))
    || ARRAY(SELECT '=' || word FROM unnest(public.search_words($1.name)) AS word)
    || ARRAY(
      SELECT DISTINCT '^' || left(word, length)
      FROM unnest(public.search_words($1.name)) AS word, generate_series(1, 2) AS length
    )
    || array_remove(ARRAY['*', '#' || category.id, '#' || above.id], NULL)
  )
  FROM public.article_categories AS category
  LEFT JOIN public.article_categories AS above ON above.id = category.parent_id
  CROSS JOIN public.providers AS provider
  WHERE category.id = $1.category_id AND provider.id = $1.provider_id
$$;

CREATE FUNCTION write_article_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lowest_price_fcfa := coalesce((
    SELECT min(coalesce(price_fcfa, NEW.price_fcfa)) FROM public.article_variants
    WHERE article_id = NEW.id AND removed_at IS NULL
  ), NEW.price_fcfa);
  NEW.listed_at := CASE WHEN NEW.suspended_at IS NULL AND NEW.removed_at IS NULL AND EXISTS (
    SELECT FROM public.sellers
    WHERE provider_id = NEW.provider_id AND opened_at IS NOT NULL AND suspended_at IS NULL
  ) THEN NEW.published_at END;
  NEW.document := CASE WHEN NEW.listed_at IS NULL THEN '' ELSE coalesce(public.article_document(NEW), '') END;
  RETURN NEW;
END;
$$;

CREATE TRIGGER write_document
  BEFORE INSERT OR UPDATE OF provider_id, category_id, name, price_fcfa, published_at, suspended_at, removed_at, document
  ON articles FOR EACH ROW EXECUTE FUNCTION write_article_document();

-- A change of an article's variants, seller or category writes its document again.
CREATE FUNCTION rewrite_article_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'article_variants' THEN
    UPDATE public.articles SET document = '' WHERE id = NEW.article_id;
  ELSIF TG_TABLE_NAME = 'sellers' THEN
    UPDATE public.articles SET document = '' WHERE provider_id = NEW.provider_id;
  ELSIF TG_TABLE_NAME = 'providers' THEN
    UPDATE public.articles SET document = '' WHERE provider_id = NEW.id;
  ELSE
    UPDATE public.articles SET document = '' WHERE category_id IN (
      SELECT id FROM public.article_categories WHERE id = NEW.id OR parent_id = NEW.id
    );
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER rewrite_documents AFTER UPDATE ON article_variants FOR EACH ROW
  WHEN ((OLD.price_fcfa, OLD.colour, OLD.size, OLD.position, OLD.removed_at)
    IS DISTINCT FROM (NEW.price_fcfa, NEW.colour, NEW.size, NEW.position, NEW.removed_at))
  EXECUTE FUNCTION rewrite_article_documents();

CREATE TRIGGER rewrite_documents AFTER UPDATE ON sellers FOR EACH ROW
  WHEN ((OLD.opened_at, OLD.suspended_at) IS DISTINCT FROM (NEW.opened_at, NEW.suspended_at))
  EXECUTE FUNCTION rewrite_article_documents();

CREATE TRIGGER rewrite_documents AFTER UPDATE ON article_categories FOR EACH ROW
  WHEN ((OLD.name, OLD.parent_id) IS DISTINCT FROM (NEW.name, NEW.parent_id))
  EXECUTE FUNCTION rewrite_article_documents();

CREATE TRIGGER rewrite_article_documents AFTER UPDATE OF name ON providers FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rewrite_article_documents();

CREATE FUNCTION rewrite_documents_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.articles SET document = '' WHERE id IN (SELECT article_id FROM changed);
  RETURN NULL;
END;
$$;

CREATE TRIGGER rewrite_documents_insert AFTER INSERT ON article_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_documents_of_variants();

CREATE TRIGGER rewrite_documents_delete AFTER DELETE ON article_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rewrite_documents_of_variants();

CREATE FUNCTION add_article_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.article_words
    SELECT DISTINCT word FROM changed, unnest(tsvector_to_array(document)) AS word
    WHERE word ~ '^[a-z]{3,}$' ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;

CREATE TRIGGER add_words_insert AFTER INSERT ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_article_words();

CREATE TRIGGER add_words_update AFTER UPDATE ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_article_words();
