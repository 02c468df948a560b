-- Links and payment numbers are on public pages: a change of their tables empties the page cache.
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['site_links', 'offer_payment_numbers'] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache()',
      shown
    );
  END LOOP;
END;
$$;
