ALTER TABLE "guests" ALTER COLUMN "civility" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ALTER COLUMN "phone_1" DROP NOT NULL;