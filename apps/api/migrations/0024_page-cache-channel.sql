-- The channel that announces changes of public pages takes the name of the page cache.
CREATE OR REPLACE FUNCTION notify_kept_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_cache', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
ALTER FUNCTION notify_kept_pages() RENAME TO notify_page_cache;
--> statement-breakpoint
DO $$
DECLARE source regclass;
BEGIN
  FOR source IN SELECT tgrelid FROM pg_trigger WHERE tgname = 'tell_kept_pages' LOOP
    EXECUTE format('ALTER TRIGGER tell_kept_pages ON %s RENAME TO notify_page_cache', source);
  END LOOP;
END;
$$;
