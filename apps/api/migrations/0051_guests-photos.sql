CREATE TABLE "album_downloads" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);

CREATE TABLE "album_leftovers" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);

CREATE TABLE "album_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "album_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"album_id" bigint NOT NULL,
	"upload_id" uuid NOT NULL,
	"device_hash" "bytea",
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sender" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"size" integer NOT NULL,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "albums" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "albums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"key" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"asks_approval" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "former_album_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"album_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "album_downloads" ADD CONSTRAINT "album_downloads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "albums" ADD CONSTRAINT "albums_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_album_keys" ADD CONSTRAINT "former_album_keys_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "album_leftovers_due" ON "album_leftovers" USING btree ("due_at");
CREATE UNIQUE INDEX "album_photos_upload_key" ON "album_photos" USING btree ("album_id","upload_id");
CREATE UNIQUE INDEX "album_photos_file_key" ON "album_photos" USING btree ("file_id");
CREATE INDEX "album_photos_state" ON "album_photos" USING btree ("album_id","state","id");
CREATE INDEX "album_photos_device" ON "album_photos" USING btree ("album_id","device_hash") WHERE "album_photos"."device_hash" is not null;
CREATE UNIQUE INDEX "albums_event_key" ON "albums" USING btree ("event_id");
CREATE UNIQUE INDEX "albums_key_key" ON "albums" USING btree ("key");
CREATE INDEX "former_album_keys_album" ON "former_album_keys" USING btree ("album_id");