-- Whatever a public page shows tells every process when it changes: finished pages are then made anew.
CREATE FUNCTION notify_kept_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kept_pages', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'event_types', 'sliders', 'counters', 'videos', 'visibility_offers',
    'countries', 'districts', 'town_halls', 'town_hall_photos'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER tell_kept_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_kept_pages()',
      shown
    );
  END LOOP;
END;
$$;
