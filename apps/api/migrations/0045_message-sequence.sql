CREATE TABLE "sequence_steps" (
	"campaign_id" bigint PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"offset_days" integer NOT NULL,
	"hour" integer NOT NULL,
	"most_units" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);

ALTER TABLE "sequence_steps" ADD CONSTRAINT "sequence_steps_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "sequence_steps_waiting" ON "sequence_steps" USING btree ("campaign_id") WHERE "sequence_steps"."state" = 'waiting';