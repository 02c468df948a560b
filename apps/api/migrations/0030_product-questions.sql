CREATE TABLE "article_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"customer_id" bigint,
	"author_given_names" text,
	"author_last_name" text,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_questions_answer" CHECK (("article_questions"."answer" is null) = ("article_questions"."answered_at" is null)),
	CONSTRAINT "article_questions_author" CHECK (("article_questions"."customer_id" is null) = ("article_questions"."author_given_names" is not null) and ("article_questions"."customer_id" is null) = ("article_questions"."author_last_name" is not null))
);

CREATE TABLE "wished_articles" (
	"customer_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wished_articles_customer_id_article_id_pk" PRIMARY KEY("customer_id","article_id")
);

ALTER TABLE "article_questions" ADD CONSTRAINT "article_questions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "article_questions" ADD CONSTRAINT "article_questions_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "article_questions" ADD CONSTRAINT "article_questions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wished_articles" ADD CONSTRAINT "wished_articles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wished_articles" ADD CONSTRAINT "wished_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "article_questions_answered" ON "article_questions" USING btree ("article_id","answered_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "article_questions"."answered_at" is not null and "article_questions"."hidden_at" is null;
CREATE INDEX "article_questions_article" ON "article_questions" USING btree ("article_id");
CREATE INDEX "article_questions_seller" ON "article_questions" USING btree ("provider_id",("answered_at" is not null),"id" DESC NULLS LAST);
CREATE INDEX "article_questions_hidden" ON "article_questions" USING btree ("id") WHERE "article_questions"."hidden_at" is not null;
CREATE INDEX "article_questions_shown" ON "article_questions" USING btree ("id") WHERE "article_questions"."hidden_at" is null;
CREATE INDEX "article_questions_customer" ON "article_questions" USING btree ("customer_id","article_id");
CREATE INDEX "wished_articles_article" ON "wished_articles" USING btree ("article_id");