-- Each process keeps the published directory in memory, and is told what changed: `p:1,2` providers, `c:1,2` what their
-- cards show besides, `days` who is busy, `all` everything.
CREATE FUNCTION notify_directory() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text;
BEGIN
  IF TG_ARGV[0] IN ('all', 'days') THEN
    PERFORM pg_notify('directory', TG_ARGV[0]);
    RETURN NULL;
  END IF;
  EXECUTE format(
    'SELECT CASE WHEN count(*) > 500 THEN ''all'' ELSE %L || string_agg(id::text, '','') END FROM (SELECT DISTINCT %I AS id FROM changed) AS ids',
    TG_ARGV[0] || ':', TG_ARGV[1]
  ) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('directory', ids);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('providers', 'p', 'id'), ('provider_media', 'c', 'provider_id'), ('provider_addresses', 'c', 'provider_id')
  ) AS tables (name, kind, key) LOOP
    EXECUTE format('CREATE TRIGGER notify_directory_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L, %L)', watched.name, watched.kind, watched.key);
    EXECUTE format('CREATE TRIGGER notify_directory_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L, %L)', watched.name, watched.kind, watched.key);
    EXECUTE format('CREATE TRIGGER notify_directory_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L, %L)', watched.name, watched.kind, watched.key);
    EXECUTE format('CREATE TRIGGER notify_directory_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L)', watched.name, 'all');
  END LOOP;
  FOR watched IN SELECT * FROM (VALUES ('service_types', 'all'), ('towns', 'all'), ('provider_busy_days', 'days'))
    AS tables (name, kind) LOOP
    EXECUTE format('CREATE TRIGGER notify_directory AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L)', watched.name, watched.kind);
  END LOOP;
END;
$$;
