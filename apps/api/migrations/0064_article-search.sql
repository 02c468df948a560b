CREATE TABLE "article_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_images" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "lowest_price_fcfa" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "article_words_near" ON "article_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("listed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "articles"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_price" ON "articles" USING btree ("lowest_price_fcfa","id") WHERE "articles"."listed_at" is not null;