-- Directory and shop are searched in memory alone: the words that SQL looked up and its indexes go.
-- Counts the providers of each facet. In order, so that two changes at once wait for each other in the same order.
CREATE OR REPLACE FUNCTION count_provider_facets() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END;
$$;

DROP TRIGGER add_words_insert ON articles;
DROP TRIGGER add_words_update ON articles;
DROP FUNCTION add_article_words();

DROP TABLE "provider_words";
DROP TABLE "article_words";
DROP INDEX "providers_price_index";
DROP INDEX "providers_price_desc_index";
DROP INDEX "providers_mark_index";
DROP INDEX "providers_document";
DROP INDEX "articles_document";
