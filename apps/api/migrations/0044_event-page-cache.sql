-- What the public page of an event shows has changed: each process empties its page cache. Others are not cached, and
-- most events have none, so that a save of a notebook tells nobody. The argument is the column with the number of the
-- event, or of the page.
CREATE FUNCTION notify_event_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  saved jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  changed bigint := (saved ->> TG_ARGV[0])::bigint;
BEGIN
  IF TG_ARGV[0] = 'page_id' THEN
    PERFORM FROM event_pages WHERE id = changed AND visibility = 'public';
  ELSE
    PERFORM FROM event_pages WHERE event_id = changed AND visibility = 'public';
  END IF;
  IF FOUND THEN PERFORM pg_notify('page_cache', ''); END IF;
  RETURN NULL;
END;
$$;

DO $$
DECLARE
  shown text[];
BEGIN
  FOREACH shown SLICE 1 IN ARRAY ARRAY[
    ['celebrated_persons', 'event_id'], ['event_ceremonies', 'event_id'], ['fabric_orders', 'event_id'],
    ['gift_lists', 'event_id'], ['event_page_ceremonies', 'page_id'], ['event_page_places', 'page_id'],
    ['event_page_questions', 'page_id']
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_event_page AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION notify_event_page(%L)',
      shown[1], shown[2]
    );
  END LOOP;
END;
$$;

CREATE TRIGGER notify_event_page AFTER UPDATE ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.seed, OLD.wedding_date, OLD.wedding_date_precision, OLD.image_file_id, OLD.cancelled_at, OLD.deleted_at)
    IS DISTINCT FROM (NEW.name, NEW.seed, NEW.wedding_date, NEW.wedding_date_precision, NEW.image_file_id, NEW.cancelled_at, NEW.deleted_at))
  EXECUTE FUNCTION notify_event_page('id');

-- Also when it is no longer public.
CREATE TRIGGER notify_page_cache_changed AFTER UPDATE ON event_pages FOR EACH ROW
  WHEN (OLD.visibility = 'public' OR NEW.visibility = 'public') EXECUTE FUNCTION notify_page_cache();

CREATE TRIGGER notify_page_cache_deleted AFTER DELETE ON event_pages FOR EACH ROW
  WHEN (OLD.visibility = 'public') EXECUTE FUNCTION notify_page_cache();
