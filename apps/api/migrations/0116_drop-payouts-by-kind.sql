DROP TABLE "host_payouts" CASCADE;--> statement-breakpoint
DROP TABLE "seller_payouts" CASCADE;