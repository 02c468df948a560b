ALTER TABLE "events" ADD COLUMN "cards_sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "events" SET "cards_sent_at" = "first"."sent_at" FROM (
	SELECT "campaigns"."event_id", min(coalesce("deliveries"."sent_at", "campaigns"."created_at")) AS "sent_at"
	FROM "deliveries" JOIN "campaigns" ON "campaigns"."id" = "deliveries"."campaign_id"
	WHERE "deliveries"."state" IN ('sent', 'delivered', 'read')
	GROUP BY "campaigns"."event_id"
) AS "first" WHERE "first"."event_id" = "events"."id";
