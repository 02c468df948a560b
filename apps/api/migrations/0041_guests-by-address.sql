CREATE INDEX "guests_phone_1" ON "guests" USING btree ("phone_1") WHERE "guests"."phone_1" is not null;
CREATE INDEX "guests_phone_2" ON "guests" USING btree ("phone_2") WHERE "guests"."phone_2" is not null;
CREATE INDEX "guests_email" ON "guests" USING btree ("email") WHERE "guests"."email" is not null;