CREATE TABLE "event_page_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_page_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"price_note" text,
	"link" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "event_page_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_page_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "event_page_ceremonies" (
	"page_id" bigint NOT NULL,
	"ceremony_id" bigint NOT NULL,
	CONSTRAINT "event_page_ceremonies_page_id_ceremony_id_pk" PRIMARY KEY("page_id","ceremony_id")
);

CREATE TABLE "former_page_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "event_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"visibility" text DEFAULT 'off' NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"password_hash" text,
	"password_version" integer DEFAULT 0 NOT NULL,
	"welcome" text DEFAULT '' NOT NULL,
	"dress_code" text DEFAULT '' NOT NULL,
	"shows_photo" boolean DEFAULT true NOT NULL,
	"shows_gift_list" boolean DEFAULT true NOT NULL,
	"shows_fabric" boolean DEFAULT true NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_pages_password" CHECK ("event_pages"."visibility" <> 'password' or "event_pages"."password_hash" is not null)
);

ALTER TABLE "event_page_places" ADD CONSTRAINT "event_page_places_page_id_event_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_page_questions" ADD CONSTRAINT "event_page_questions_page_id_event_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_page_ceremonies" ADD CONSTRAINT "event_page_ceremonies_page_id_event_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_page_ceremonies" ADD CONSTRAINT "event_page_ceremonies_ceremony_id_ceremonies_id_fk" FOREIGN KEY ("ceremony_id") REFERENCES "public"."ceremonies"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "former_page_slugs" ADD CONSTRAINT "former_page_slugs_page_id_event_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_pages" ADD CONSTRAINT "event_pages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "event_page_places_page" ON "event_page_places" USING btree ("page_id","position");
CREATE INDEX "event_page_questions_page" ON "event_page_questions" USING btree ("page_id","position");
CREATE INDEX "event_page_ceremonies_ceremony" ON "event_page_ceremonies" USING btree ("ceremony_id");
CREATE INDEX "former_page_slugs_page" ON "former_page_slugs" USING btree ("page_id");
CREATE UNIQUE INDEX "event_pages_event_key" ON "event_pages" USING btree ("event_id");
CREATE UNIQUE INDEX "event_pages_slug_key" ON "event_pages" USING btree ("slug");
CREATE INDEX "event_pages_public" ON "event_pages" USING btree ("id") WHERE "event_pages"."visibility" = 'public';