CREATE TABLE "gateway_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_answers" ADD CONSTRAINT "gateway_answers_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_answers_attempt" ON "gateway_answers" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "fabric_shares_phone" ON "fabric_shares" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "gifts_giver_phone" ON "gifts" USING btree ("giver_phone");--> statement-breakpoint
CREATE INDEX "payment_attempts_gateway" ON "payment_attempts" USING btree ("gateway","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_phone" ON "payment_attempts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "payment_orders_purpose" ON "payment_orders" USING btree ("purpose","created_at");