CREATE TABLE "whatsapp_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country" text NOT NULL,
	"category" text NOT NULL,
	"cost_milli_fcfa" integer NOT NULL,
	"from_date" date NOT NULL,
	"source" text,
	"is_to_check" boolean DEFAULT false NOT NULL
);

CREATE UNIQUE INDEX "whatsapp_prices_key" ON "whatsapp_prices" USING btree ("country","category","from_date");