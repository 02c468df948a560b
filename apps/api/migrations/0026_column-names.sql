-- Columns named after what they hold; every row is kept.
ALTER TABLE "check_ins" RENAME COLUMN "way" TO "method";--> statement-breakpoint
ALTER TABLE "channel_credits" RENAME COLUMN "rest_fcfa" TO "remainder_fcfa";--> statement-breakpoint
ALTER TABLE "credit_moves" RENAME COLUMN "rest_fcfa" TO "remainder_fcfa";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "settled_at" TO "closed_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "settled_at" TO "recorded_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" RENAME COLUMN "settled_by" TO "recorded_by";--> statement-breakpoint
ALTER TABLE "sandbox_payments" RENAME COLUMN "told" TO "addresses";--> statement-breakpoint
UPDATE "suppression_list" SET "asked" = 'email' WHERE "asked" = 'letter';
