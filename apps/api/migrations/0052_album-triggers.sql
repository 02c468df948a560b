-- Whatever deletes a photo, its event or its account: its pictures are noted here, and removed from the storage.
CREATE FUNCTION note_album_leftover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO album_leftovers (file_id, due_at) VALUES (OLD.file_id, to_timestamp(0)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;

CREATE TRIGGER note_album_leftover AFTER DELETE ON album_photos FOR EACH ROW EXECUTE FUNCTION note_album_leftover();

-- What the album of a public page shows has changed: each process empties its page cache.
CREATE FUNCTION notify_album() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.album_id ELSE NEW.album_id END;
BEGIN
  PERFORM FROM event_pages JOIN albums ON albums.event_id = event_pages.event_id
    WHERE albums.id = changed AND event_pages.visibility = 'public';
  IF FOUND THEN PERFORM pg_notify('page_cache', ''); END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER notify_album_added AFTER INSERT ON album_photos FOR EACH ROW
  WHEN (NEW.state = 'shown') EXECUTE FUNCTION notify_album();
CREATE TRIGGER notify_album_changed AFTER UPDATE ON album_photos FOR EACH ROW
  WHEN (OLD.state = 'shown' OR NEW.state = 'shown') EXECUTE FUNCTION notify_album();
CREATE TRIGGER notify_album_removed AFTER DELETE ON album_photos FOR EACH ROW
  WHEN (OLD.state = 'shown') EXECUTE FUNCTION notify_album();
