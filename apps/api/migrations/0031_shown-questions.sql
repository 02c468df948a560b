-- Public pages show answered questions: a new question alone changes none of them.
CREATE TRIGGER notify_page_cache AFTER UPDATE OR DELETE OR TRUNCATE ON article_questions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache();
