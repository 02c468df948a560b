CREATE TABLE "phone_notices" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer NOT NULL,
	"charged_fcfa" integer NOT NULL,
	"handed_at" timestamp with time zone,
	"gateway_id" text,
	"contract" integer,
	"day" date,
	"country" text,
	"category" text,
	"cost_milli_fcfa" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notice_phones" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"way" text,
	"sent_on" date,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"told_short_at" timestamp with time zone
);

ALTER TABLE "notices" ADD COLUMN "phone_due_at" timestamp with time zone;
ALTER TABLE "notice_choices" ADD COLUMN "phone" boolean DEFAULT false NOT NULL;
ALTER TABLE "phone_notices" ADD CONSTRAINT "phone_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "phone_notices" ADD CONSTRAINT "phone_notices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notice_phones" ADD CONSTRAINT "notice_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "phone_notices_user" ON "phone_notices" USING btree ("user_id","created_at");
CREATE INDEX "phone_notices_customer" ON "phone_notices" USING btree ("customer_id");
CREATE INDEX "phone_notices_created" ON "phone_notices" USING btree ("created_at");
CREATE INDEX "phone_notices_gateway" ON "phone_notices" USING btree ("gateway_id","contract") WHERE "phone_notices"."gateway_id" is not null;
CREATE INDEX "notices_phone_due" ON "notices" USING btree ("phone_due_at") WHERE "notices"."phone_due_at" is not null;
CREATE INDEX "notices_phone_due_user" ON "notices" USING btree ("user_id") WHERE "notices"."phone_due_at" is not null;