-- The words of packages, among which a misspelled one is looked for. In order, so that two changes at once wait for
-- each other in the same order.
CREATE FUNCTION add_package_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.package_words
    SELECT DISTINCT word FROM changed, unnest(tsvector_to_array(document)) AS word
    WHERE word ~ '^[a-z]{3,}$' ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER add_words_insert AFTER INSERT ON packages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_package_words();
--> statement-breakpoint
CREATE TRIGGER add_words_update AFTER UPDATE ON packages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_package_words();
--> statement-breakpoint
INSERT INTO package_words
  SELECT DISTINCT word FROM packages, unnest(tsvector_to_array(document)) AS word
  WHERE word ~ '^[a-z]{3,}$';
