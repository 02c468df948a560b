CREATE TABLE "outgoing_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_hash" "bytea",
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "outgoing_messages_created" ON "outgoing_messages" USING btree ("created_at");
CREATE INDEX "outgoing_messages_recipient" ON "outgoing_messages" USING btree ("recipient_hash","id");
CREATE INDEX "outgoing_messages_lost" ON "outgoing_messages" USING btree ("id") WHERE "outgoing_messages"."outcome" <> 'sent';
INSERT INTO "outgoing_messages" ("channel", "kind", "recipient", "outcome", "reason", "created_at")
  SELECT "channel", "kind", "recipient", "outcome", "reason", "created_at" FROM "lost_messages" ORDER BY "id";
