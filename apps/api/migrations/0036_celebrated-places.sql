ALTER TABLE "celebrated_roles" ALTER COLUMN "gender" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "celebrated_roles" ADD COLUMN "is_optional" boolean DEFAULT false NOT NULL;