CREATE TABLE "cash_book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"line_id" bigint,
	"amount_fcfa" bigint NOT NULL,
	"returned_fcfa" bigint DEFAULT 0 NOT NULL,
	"paid_on" date,
	"due_on" date,
	"means" text,
	"paid_by" text,
	"note" text,
	"receipt_file_id" uuid,
	"deposit_kind" text,
	"deposit_id" bigint,
	"reminded_days" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_book_entries_amount" CHECK ("cash_book_entries"."amount_fcfa" > 0 and "cash_book_entries"."returned_fcfa" between 0 and "cash_book_entries"."amount_fcfa"),
	CONSTRAINT "cash_book_entries_dated" CHECK ("cash_book_entries"."paid_on" is not null or "cash_book_entries"."due_on" is not null),
	CONSTRAINT "cash_book_entries_means" CHECK ("cash_book_entries"."paid_on" is null or "cash_book_entries"."means" is not null),
	CONSTRAINT "cash_book_entries_deposit" CHECK (("cash_book_entries"."deposit_id" is null) = ("cash_book_entries"."deposit_kind" is null) and ("cash_book_entries"."deposit_id" is not null or "cash_book_entries"."line_id" is not null))
);

ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_line_id_budget_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."budget_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_book_entries" ADD CONSTRAINT "cash_book_entries_receipt_file_id_files_id_fk" FOREIGN KEY ("receipt_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "cash_book_entries_event" ON "cash_book_entries" USING btree ("event_id");
CREATE INDEX "cash_book_entries_line" ON "cash_book_entries" USING btree ("line_id");
CREATE INDEX "cash_book_entries_receipt" ON "cash_book_entries" USING btree ("receipt_file_id");
CREATE INDEX "cash_book_entries_due" ON "cash_book_entries" USING btree ("due_on") WHERE "cash_book_entries"."paid_on" is null;
CREATE UNIQUE INDEX "cash_book_entries_deposit_key" ON "cash_book_entries" USING btree ("deposit_id","deposit_kind") WHERE "cash_book_entries"."deposit_id" is not null;