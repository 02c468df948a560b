CREATE EXTENSION IF NOT EXISTS citext;

CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE EXTENSION IF NOT EXISTS btree_gin;

-- A name as people search it: small letters and digits without accents, a space before each word.
CREATE FUNCTION fold_name(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT ' ' || regexp_replace(lower(public.unaccent('public.unaccent', normalize($1))), '[^a-z0-9]+', ' ', 'g')
$$;

-- A text without accents and capitals, to search names by a part of them. Immutable, so that an index can hold it: the
-- dictionary of unaccent does not change.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', normalize($1)))
$$;
