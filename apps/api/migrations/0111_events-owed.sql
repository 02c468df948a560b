-- An event whose hosts are owed money is not deleted.
CREATE FUNCTION refuse_owed_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_fcfa), 0) FROM ledger_entries WHERE event_id = NEW.id AND account = 'hosts') <> 0 THEN
    RAISE EXCEPTION 'The hosts of event % are owed money', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'events_owed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_owed BEFORE UPDATE OF deleted_at ON events
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION refuse_owed_event();
