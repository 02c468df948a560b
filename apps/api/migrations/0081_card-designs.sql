ALTER TABLE "card_designs" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "card_designs" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "card_designs" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "card_designs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_designs" ADD CONSTRAINT "card_designs_uploaded" CHECK (("card_designs"."picture" is null) = ("card_designs"."picture_key" is null) and ("card_designs"."picture" is null) = ("card_designs"."layout" is null));