-- The directory of providers is in the page cache: a change of its tables empties it.
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['service_types', 'providers', 'provider_services'] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache()',
      shown
    );
  END LOOP;
END;
$$;
