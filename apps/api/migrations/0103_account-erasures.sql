CREATE TABLE "account_erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"user_id" bigint,
	"state" text DEFAULT 'asked' NOT NULL,
	"channel" text NOT NULL,
	"proof_hash" "bytea" NOT NULL,
	"cancel_hash" "bytea",
	"asked_by" text NOT NULL,
	"approved_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"executes_at" timestamp with time zone,
	"confirm_to" text,
	"reason" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erases_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_erasures_proof_key" ON "account_erasures" USING btree ("proof_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_erasures_cancel_key" ON "account_erasures" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "account_erasures_request" ON "account_erasures" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "account_erasures_user" ON "account_erasures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_erasures_open_key" ON "account_erasures" USING btree ("user_id") WHERE "account_erasures"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "account_erasures_waiting" ON "account_erasures" USING btree ("state","id") WHERE "account_erasures"."ended_at" is null;