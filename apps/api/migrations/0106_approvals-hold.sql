CREATE TABLE "former_channel_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_channel_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"price_fcfa" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "staff_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "access_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "service_day" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "service_day" date;--> statement-breakpoint
ALTER TABLE "former_channel_prices" ADD CONSTRAINT "former_channel_prices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_channel_prices_ended" ON "former_channel_prices" USING btree ("channel_id","ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approvals_id_key" ON "staff_approvals" USING btree ("id");