CREATE TABLE "guest_batches" (
	"event_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"guest_ids" bigint[] NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_batches_event_id_digest_pk" PRIMARY KEY("event_id","digest")
);
--> statement-breakpoint
ALTER TABLE "guest_batches" ADD CONSTRAINT "guest_batches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;