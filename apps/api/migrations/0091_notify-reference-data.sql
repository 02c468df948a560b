-- Each process remembers the categories of guests, and is told when they change.
CREATE FUNCTION notify_reference_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reference_data', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER notify_reference_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON guest_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_data();
