ALTER TABLE "gift_items" ADD COLUMN "image_file_id" uuid;
ALTER TABLE "gift_lists" ADD COLUMN "shows_progress" boolean DEFAULT true NOT NULL;
ALTER TABLE "gift_items" ADD CONSTRAINT "gift_items_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "gift_items_image_file" ON "gift_items" USING btree ("image_file_id");