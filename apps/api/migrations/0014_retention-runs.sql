CREATE TABLE "retention_runs" (
	"step" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"count" integer DEFAULT 0 NOT NULL,
	"error" text
);
