CREATE TABLE "payment_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"uploaded_by" text NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_statement_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_statement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"key" text NOT NULL,
	"transaction_id" text,
	"our_reference" text,
	"amount_fcfa" integer NOT NULL,
	"state" text NOT NULL,
	"fee_fcfa" integer,
	"line" integer NOT NULL,
	"attempt_id" bigint,
	CONSTRAINT "payment_statement_rows_amount" CHECK ("payment_statement_rows"."amount_fcfa" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_statement_rows" ADD CONSTRAINT "payment_statement_rows_statement_id_payment_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payment_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_statement_rows" ADD CONSTRAINT "payment_statement_rows_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_statements_day_key" ON "payment_statements" USING btree ("gateway","day");--> statement-breakpoint
CREATE INDEX "payment_statements_day" ON "payment_statements" USING btree ("day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_statement_rows_key" ON "payment_statement_rows" USING btree ("gateway","key");--> statement-breakpoint
CREATE INDEX "payment_statement_rows_statement" ON "payment_statement_rows" USING btree ("statement_id","id");--> statement-breakpoint
CREATE INDEX "payment_statement_rows_attempt" ON "payment_statement_rows" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_closed" ON "payment_attempts" USING btree ("gateway","closed_at");