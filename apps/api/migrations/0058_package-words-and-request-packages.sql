CREATE TABLE "package_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "package_words_near" ON "package_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_day" ON "bookings" USING btree ("day");--> statement-breakpoint
CREATE INDEX "quote_requests_package" ON "quote_requests" USING btree ("package_id");