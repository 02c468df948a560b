-- A published version of a page empties the page cache.
CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_versions FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache();
