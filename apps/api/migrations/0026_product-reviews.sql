DROP INDEX "reviews_author_key";
ALTER TABLE "articles" ADD COLUMN "mark_tenths" integer;
ALTER TABLE "articles" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "reviews" ADD COLUMN "article_id" bigint;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "reviews_buyer_key" ON "reviews" USING btree ("customer_id","article_id") WHERE "reviews"."article_id" is not null;
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id");
CREATE INDEX "reviews_article" ON "reviews" USING btree ("article_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE UNIQUE INDEX "reviews_author_key" ON "reviews" USING btree ("customer_id","provider_id") WHERE "reviews"."article_id" is null;