CREATE TABLE "provider_questions" (
	"provider_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "provider_questions_provider_id_position_pk" PRIMARY KEY("provider_id","position")
);

ALTER TABLE "provider_questions" ADD CONSTRAINT "provider_questions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;