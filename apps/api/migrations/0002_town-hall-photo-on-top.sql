CREATE TABLE "facebook_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facebook_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"facebook_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facebook_accounts" ADD CONSTRAINT "facebook_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "facebook_accounts_profile_key" ON "facebook_accounts" USING btree ("facebook_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facebook_accounts_user_key" ON "facebook_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "town_hall_photos_top_key" ON "town_hall_photos" USING btree ("town_hall_id") WHERE "town_hall_photos"."on_top";