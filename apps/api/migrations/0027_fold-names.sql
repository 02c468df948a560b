-- A name as people search it: small letters and digits without accents, a space before each word.
CREATE FUNCTION fold_name(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT ' ' || regexp_replace(lower(public.unaccent('public.unaccent', normalize($1))), '[^a-z0-9]+', ' ', 'g')
$$;
