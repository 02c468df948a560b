CREATE TABLE "civil_file_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "civil_file_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"listed_paper_id" bigint,
	"name" text NOT NULL,
	"where_had" text,
	"valid_months" integer,
	"only_when" text,
	"source" text NOT NULL,
	"checked_on" date,
	"position" integer NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	"holder" text NOT NULL,
	"state" text DEFAULT 'to-get' NOT NULL,
	"getter" text,
	"note" text,
	"issued_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "civil_files" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"town_hall_id" bigint,
	"town_hall_name" text,
	"regime" text,
	"deposited_on" date,
	"deposited_for" date,
	"reminded_step" integer,
	"reminded_for" date,
	"next_check_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "listed_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"provided_by" text NOT NULL,
	"name" text NOT NULL,
	"where_had" text,
	"valid_months" integer,
	"only_when" text,
	"source" text NOT NULL,
	"checked_on" date,
	"position" integer NOT NULL,
	CONSTRAINT "listed_papers_months" CHECK ("listed_papers"."valid_months" > 0)
);

CREATE TABLE "paper_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"town_hall_id" bigint,
	"version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "civil_file_papers" ADD CONSTRAINT "civil_file_papers_event_id_civil_files_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."civil_files"("event_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "civil_file_papers" ADD CONSTRAINT "civil_file_papers_listed_paper_id_listed_papers_id_fk" FOREIGN KEY ("listed_paper_id") REFERENCES "public"."listed_papers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "civil_files" ADD CONSTRAINT "civil_files_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "civil_files" ADD CONSTRAINT "civil_files_town_hall_id_town_halls_id_fk" FOREIGN KEY ("town_hall_id") REFERENCES "public"."town_halls"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "listed_papers" ADD CONSTRAINT "listed_papers_list_id_paper_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."paper_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paper_lists" ADD CONSTRAINT "paper_lists_town_hall_id_town_halls_id_fk" FOREIGN KEY ("town_hall_id") REFERENCES "public"."town_halls"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "civil_file_papers_key" ON "civil_file_papers" USING btree ("event_id","listed_paper_id","holder") WHERE "civil_file_papers"."listed_paper_id" is not null;
CREATE INDEX "civil_file_papers_event" ON "civil_file_papers" USING btree ("event_id");
CREATE INDEX "civil_file_papers_listed" ON "civil_file_papers" USING btree ("listed_paper_id");
CREATE INDEX "civil_files_town_hall" ON "civil_files" USING btree ("town_hall_id");
CREATE INDEX "civil_files_next_check" ON "civil_files" USING btree ("next_check_on") WHERE "civil_files"."deposited_on" is null;
CREATE INDEX "listed_papers_list" ON "listed_papers" USING btree ("list_id");
CREATE UNIQUE INDEX "paper_lists_town_hall_key" ON "paper_lists" USING btree ("town_hall_id");
CREATE UNIQUE INDEX "paper_lists_one_usual" ON "paper_lists" USING btree ((true)) WHERE "paper_lists"."town_hall_id" is null;