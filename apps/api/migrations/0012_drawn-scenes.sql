-- Drawings of the demonstration under names that are no more: without them a provider has those of its trade.
DELETE FROM "provider_media" WHERE "storage_key" IS NULL AND "path" LIKE '/api/v1/provider-drawings/%';
