CREATE TABLE "guest_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"gateway_id" text NOT NULL,
	"text" text,
	"received_at" timestamp with time zone NOT NULL
);

CREATE TABLE "whatsapp_users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

ALTER TABLE "guest_replies" ADD CONSTRAINT "guest_replies_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "guest_replies_gateway" ON "guest_replies" USING btree ("channel","gateway_id");
CREATE INDEX "guest_replies_guest" ON "guest_replies" USING btree ("guest_id","id" desc);
CREATE INDEX "whatsapp_users_seen" ON "whatsapp_users" USING btree ("seen_at");