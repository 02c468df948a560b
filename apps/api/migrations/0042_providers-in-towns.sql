-- A provider works in a town of the list, not in a text. The towns come here, as providers are matched with them at
-- once; later ones come with the reference data.
INSERT INTO towns (code, name, district, latitude, longitude, position) VALUES
  ('abobo', 'Abobo', 'Abidjan', 5.41613, -4.0159, 0),
  ('adjame', 'Adjamé', 'Abidjan', 5.367, -4.024, 1),
  ('anyama', 'Anyama', 'Abidjan', 5.49462, -4.05183, 2),
  ('attecoube', 'Attécoubé', 'Abidjan', 5.34, -4.043, 3),
  ('bingerville', 'Bingerville', 'Abidjan', 5.35581, -3.88537, 4),
  ('cocody', 'Cocody', 'Abidjan', 5.354, -3.986, 5),
  ('koumassi', 'Koumassi', 'Abidjan', 5.29716, -3.96753, 6),
  ('marcory', 'Marcory', 'Abidjan', 5.31198, -3.99363, 7),
  ('plateau', 'Plateau', 'Abidjan', 5.325, -4.02, 8),
  ('port-bouet', 'Port-Bouët', 'Abidjan', 5.256, -3.926, 9),
  ('songon', 'Songon', 'Abidjan', 5.3196, -4.25415, 10),
  ('treichville', 'Treichville', 'Abidjan', 5.297, -4.008, 11),
  ('yopougon', 'Yopougon', 'Abidjan', 5.336, -4.087, 12),
  ('yamoussoukro', 'Yamoussoukro', 'Yamoussoukro', 6.8205, -5.2767, 13),
  ('san-pedro', 'San-Pédro', 'Bas-Sassandra', 4.7485, -6.6363, 14),
  ('sassandra', 'Sassandra', 'Bas-Sassandra', 4.9538, -6.0853, 15),
  ('soubre', 'Soubré', 'Bas-Sassandra', 5.785, -6.594, 16),
  ('abengourou', 'Abengourou', 'Comoé', 6.7297, -3.4964, 17),
  ('aboisso', 'Aboisso', 'Comoé', 5.4678, -3.2071, 18),
  ('grand-bassam', 'Grand-Bassam', 'Comoé', 5.2118, -3.7388, 19),
  ('odienne', 'Odienné', 'Denguélé', 9.5051, -7.5643, 20),
  ('divo', 'Divo', 'Gôh-Djiboua', 5.8372, -5.3572, 21),
  ('gagnoa', 'Gagnoa', 'Gôh-Djiboua', 6.1319, -5.9506, 22),
  ('bongouanou', 'Bongouanou', 'Lacs', 6.6517, -4.2041, 23),
  ('dimbokro', 'Dimbokro', 'Lacs', 6.6466, -4.7052, 24),
  ('toumodi', 'Toumodi', 'Lacs', 6.553, -5.017, 25),
  ('adzope', 'Adzopé', 'Lagunes', 6.1069, -3.8619, 26),
  ('agboville', 'Agboville', 'Lagunes', 5.928, -4.2132, 27),
  ('dabou', 'Dabou', 'Lagunes', 5.3256, -4.3769, 28),
  ('guiglo', 'Guiglo', 'Montagnes', 6.5437, -7.4936, 29),
  ('man', 'Man', 'Montagnes', 7.4125, -7.5538, 30),
  ('bouafle', 'Bouaflé', 'Sassandra-Marahoué', 6.9904, -5.7442, 31),
  ('daloa', 'Daloa', 'Sassandra-Marahoué', 6.8774, -6.4502, 32),
  ('boundiali', 'Boundiali', 'Savanes', 9.5217, -6.4869, 33),
  ('ferkessedougou', 'Ferkessédougou', 'Savanes', 9.5928, -5.1945, 34),
  ('korhogo', 'Korhogo', 'Savanes', 9.458, -5.6296, 35),
  ('bouake', 'Bouaké', 'Vallée du Bandama', 7.6906, -5.0301, 36),
  ('katiola', 'Katiola', 'Vallée du Bandama', 8.137, -5.101, 37),
  ('seguela', 'Séguéla', 'Woroba', 7.9611, -6.6731, 38),
  ('bondoukou', 'Bondoukou', 'Zanzan', 8.0402, -2.8, 39),
  ('bouna', 'Bouna', 'Zanzan', 9.2693, -2.9951, 40)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TRIGGER write_document ON providers;
--> statement-breakpoint
UPDATE providers SET town_id = towns.id, published_at = coalesce(providers.published_at, providers.created_at)
FROM towns WHERE lower(unaccent(towns.name)) = lower(unaccent(trim(providers.town)));
--> statement-breakpoint
UPDATE providers SET published_at = created_at WHERE published_at IS NULL;
--> statement-breakpoint
DROP FUNCTION provider_document(bigint, text, text, text);
--> statement-breakpoint
-- What the search reads of a provider whom the public sees: words, `*`, `#1` a service type, `@7` the town, `^c` and
-- `^co` how the name begins. Nothing of another one.
CREATE FUNCTION provider_document(provider providers) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN $1.published_at IS NULL OR $1.suspended_at IS NOT NULL THEN '' ELSE array_to_tsvector(
    public.search_words(concat_ws(' ', $1.name, $1.short_description,
      (SELECT name FROM public.towns WHERE id = $1.town_id), string_agg(type.name, ' ')))
    || array_remove(array_agg('#' || type.id), NULL)
    || array_remove(ARRAY['*', '@' || $1.town_id], NULL)
    || ARRAY(
      SELECT '^' || left(first, length) FROM generate_series(1, 2) AS length,
        substring(lower(public.unaccent('public.unaccent', normalize($1.name))) FROM '[a-z0-9]+') AS first
      WHERE first IS NOT NULL
    )) END
  FROM public.provider_services AS service JOIN public.service_types AS type ON type.id = service.service_type_id
  WHERE service.provider_id = $1.id
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_provider_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document := public.provider_document(NEW);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER write_document
  BEFORE INSERT OR UPDATE OF name, town_id, short_description, published_at, suspended_at, document ON providers
  FOR EACH ROW EXECUTE FUNCTION write_provider_document();
--> statement-breakpoint
-- A change of a provider's services, or of the name of a service or town, writes the documents again.
CREATE OR REPLACE FUNCTION rewrite_provider_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'service_types' THEN
    UPDATE public.providers SET document = '' WHERE id IN (
      SELECT service.provider_id FROM public.provider_services AS service
      JOIN after_change ON after_change.id = service.service_type_id
      JOIN before_change ON before_change.id = after_change.id AND before_change.name <> after_change.name
    );
  ELSIF TG_TABLE_NAME = 'towns' THEN
    UPDATE public.providers SET document = '' WHERE town_id IN (
      SELECT after_change.id FROM after_change
      JOIN before_change ON before_change.id = after_change.id AND before_change.name <> after_change.name
    );
  ELSE
    UPDATE public.providers SET document = '' WHERE id IN (SELECT provider_id FROM changed);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER rewrite_documents AFTER UPDATE ON towns
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION rewrite_provider_documents();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION provider_facets(tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT lexeme FROM unnest(tsvector_to_array($1)) AS lexeme WHERE lexeme ~ '^[*#@]'
$$;
--> statement-breakpoint
-- The triggers count the difference between the old facets and the new ones; what they counted of old facets goes.
UPDATE providers SET document = '';
--> statement-breakpoint
DELETE FROM provider_counts;
--> statement-breakpoint
INSERT INTO provider_counts (facet, providers)
  SELECT facet, count(*) FROM providers, provider_facets(document) AS facet GROUP BY 1;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['towns', 'provider_media', 'provider_addresses'] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_page_cache AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_page_cache()',
      shown
    );
  END LOOP;
END;
$$;
