-- A text without accents and capitals, to search names by a part of them. Immutable, so that an index can hold it: the
-- dictionary of unaccent does not change.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', normalize($1)))
$$;
