-- What public pages show has changed: each process empties its page cache.
CREATE FUNCTION notify_page_cache() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_cache', '');
  RETURN NULL;
END;
$$;

DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY[
    'article_categories', 'article_images', 'articles', 'blog_posts', 'counters', 'countries',
    'delivery_zone_towns', 'delivery_zones', 'districts', 'event_types', 'listing_prices',
    'offer_payment_numbers', 'package_event_types', 'package_features', 'packages', 'page_versions',
    'provider_addresses', 'provider_media', 'provider_services', 'providers', 'section_introductions',
    'sellers', 'service_types', 'site_links', 'sliders', 'town_hall_photos', 'town_halls', 'towns', 'videos',
    'visibility_offers'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache()',
      shown
    );
  END LOOP;
END;
$$;

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

DO $$
DECLARE
  watched record;
  change record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('providers', 'p', 'id'), ('provider_media', 'c', 'provider_id'), ('provider_addresses', 'c', 'provider_id')
  ) AS tables (name, kind, key) LOOP
    FOR change IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS changes (name, side) LOOP
      EXECUTE format(
        'CREATE TRIGGER notify_directory_%s AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L, %L)',
        lower(change.name), change.name, watched.name, change.side, watched.kind, watched.key
      );
    END LOOP;
    EXECUTE format(
      'CREATE TRIGGER notify_directory_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_directory(%L)',
      watched.name, 'all'
    );
  END LOOP;
END;
$$;

CREATE TRIGGER notify_directory AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_types
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory('all');

CREATE TRIGGER notify_directory AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON towns
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory('all');

CREATE TRIGGER notify_directory AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON provider_busy_days
  FOR EACH STATEMENT EXECUTE FUNCTION notify_directory('days');

-- Each process keeps the listed articles in memory, and is told what changed: `a:1,2` articles, `c:1,2` their cards only,
-- `all` everything.
CREATE FUNCTION notify_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids text;
BEGIN
  IF TG_ARGV[0] = 'all' THEN
    PERFORM pg_notify('articles', 'all');
    RETURN NULL;
  END IF;
  EXECUTE format(
    'SELECT CASE WHEN count(*) > 500 THEN ''all'' ELSE %L || string_agg(id::text, '','') END FROM (SELECT DISTINCT %I AS id FROM changed) AS ids',
    TG_ARGV[0] || ':', TG_ARGV[1]
  ) INTO ids;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('articles', ids);
  END IF;
  RETURN NULL;
END;
$$;

DO $$
DECLARE
  watched record;
  change record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('articles', 'a', 'id'), ('article_images', 'c', 'article_id')
  ) AS tables (name, kind, key) LOOP
    FOR change IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS changes (name, side) LOOP
      EXECUTE format(
        'CREATE TRIGGER notify_articles_%s AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_articles(%L, %L)',
        lower(change.name), change.name, watched.name, change.side, watched.kind, watched.key
      );
    END LOOP;
    EXECUTE format(
      'CREATE TRIGGER notify_articles_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_articles(%L)',
      watched.name, 'all'
    );
  END LOOP;
END;
$$;

CREATE TRIGGER notify_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_articles('all');

-- What pages say of a stock changes when it ends or begins, and with each of the last five units.
CREATE FUNCTION notify_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('articles', 'a:' || NEW.article_id), pg_notify('page_cache', '');
  RETURN NULL;
END;
$$;

CREATE TRIGGER notify_stock AFTER UPDATE ON article_variants FOR EACH ROW
  WHEN (least(OLD.stock - OLD.reserved, 6) IS DISTINCT FROM least(NEW.stock - NEW.reserved, 6))
  EXECUTE FUNCTION notify_stock();

-- Each process remembers the categories of guests, and is told when they change.
CREATE FUNCTION notify_reference_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reference_data', '');
  RETURN NULL;
END;
$$;

CREATE TRIGGER notify_reference_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON guest_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_reference_data();

-- A session that ends tells every process, which then ends the open streams of that session.
CREATE FUNCTION notify_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('realtime', json_build_object('session', OLD.id)::text);
  RETURN NULL;
END;
$$;

CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION notify_session_end();

CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL)
  EXECUTE FUNCTION notify_session_end();
