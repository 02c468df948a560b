-- Sends had no status of their own: those of which nothing is on its way are done.
UPDATE "messages" SET "status" = 'done' WHERE "status" = 'sending' AND NOT EXISTS (
	SELECT 1 FROM "message_recipients"
	WHERE "message_recipients"."message_id" = "messages"."id"
		AND "message_recipients"."state" IN ('queued', 'sending')
);
