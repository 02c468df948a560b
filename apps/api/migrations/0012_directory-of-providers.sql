CREATE TABLE "provider_services" (
	"provider_id" bigint NOT NULL,
	"service_type_id" bigint NOT NULL,
	CONSTRAINT "provider_services_provider_id_service_type_id_pk" PRIMARY KEY("provider_id","service_type_id")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"short_description" text NOT NULL,
	"town" text NOT NULL,
	"min_price_fcfa" bigint,
	"max_price_fcfa" bigint,
	"rank" integer DEFAULT 2 NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_services_type_index" ON "provider_services" USING btree ("service_type_id");--> statement-breakpoint
CREATE INDEX "providers_rank_index" ON "providers" USING btree ("rank","name");--> statement-breakpoint
CREATE UNIQUE INDEX "service_types_code_key" ON "service_types" USING btree ("code");