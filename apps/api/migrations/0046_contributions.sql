CREATE TABLE "contribution_cash" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_cash_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contributor_id" bigint NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"paid_on" date NOT NULL,
	"note" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"recorded_by" bigint,
	"recorded_name" text NOT NULL,
	"decided_by" bigint,
	"decided_name" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contribution_cash_amount" CHECK ("contribution_cash"."amount_fcfa" > 0),
	CONSTRAINT "contribution_cash_decided" CHECK (("contribution_cash"."state" = 'waiting') = ("contribution_cash"."decided_at" is null))
);

CREATE TABLE "contribution_registers" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	"closed_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "contributors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contributors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"group_name" text,
	"phone" text,
	"note" text,
	"pledged_fcfa" integer DEFAULT 0 NOT NULL,
	"token" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contributors_pledged" CHECK ("contributors"."pledged_fcfa" >= 0)
);

ALTER TABLE "contribution_cash" ADD CONSTRAINT "contribution_cash_contributor_id_contributors_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."contributors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contribution_cash" ADD CONSTRAINT "contribution_cash_recorded_by_customers_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contribution_cash" ADD CONSTRAINT "contribution_cash_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contribution_registers" ADD CONSTRAINT "contribution_registers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "contribution_registers" ADD CONSTRAINT "contribution_registers_closed_by_customers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contributors" ADD CONSTRAINT "contributors_event_id_contribution_registers_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."contribution_registers"("event_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "contribution_cash_contributor" ON "contribution_cash" USING btree ("contributor_id","id");
CREATE INDEX "contribution_cash_recorder" ON "contribution_cash" USING btree ("recorded_by");
CREATE INDEX "contribution_cash_decider" ON "contribution_cash" USING btree ("decided_by");
CREATE INDEX "contribution_registers_closer" ON "contribution_registers" USING btree ("closed_by");
CREATE INDEX "contributors_event" ON "contributors" USING btree ("event_id","id");
CREATE INDEX "contributors_phone" ON "contributors" USING btree ("phone");
CREATE UNIQUE INDEX "contributors_token_key" ON "contributors" USING btree ("token");