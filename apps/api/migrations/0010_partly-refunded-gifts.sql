ALTER TABLE "gifts" ADD COLUMN "refunded_fcfa" integer DEFAULT 0 NOT NULL;
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_refunded" CHECK ("gifts"."refunded_fcfa" between 0 and "gifts"."amount_fcfa");