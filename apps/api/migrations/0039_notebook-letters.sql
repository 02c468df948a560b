CREATE TABLE "notebook_letters" (
	"event_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"week" date NOT NULL,
	"written_at" timestamp with time zone,
	"gist" text,
	CONSTRAINT "notebook_letters_event_id_customer_id_pk" PRIMARY KEY("event_id","customer_id")
);

ALTER TABLE "notebook_letters" ADD CONSTRAINT "notebook_letters_member" FOREIGN KEY ("event_id","customer_id") REFERENCES "public"."event_members"("event_id","customer_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "notebook_letters_customer" ON "notebook_letters" USING btree ("customer_id");