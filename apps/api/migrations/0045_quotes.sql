CREATE TABLE "quote_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"side" text NOT NULL,
	"user_id" bigint,
	"body" text NOT NULL,
	"file_id" uuid,
	"status" text NOT NULL,
	"is_move" boolean DEFAULT false NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"total_fcfa" bigint NOT NULL,
	"deposit_fcfa" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"event_id" bigint,
	"service_type_id" bigint,
	"service" text NOT NULL,
	"package_id" bigint,
	"package_name" text,
	"type" text NOT NULL,
	"given_names" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'TO_BE_TREATED' NOT NULL,
	"last_message" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"customer_read_id" bigint DEFAULT 0 NOT NULL,
	"provider_read_id" bigint DEFAULT 0 NOT NULL,
	"customer_notified_at" timestamp with time zone,
	"provider_notified_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "download_name" text;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_messages_request" ON "quote_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "quote_messages_side" ON "quote_messages" USING btree ("request_id","side","id");--> statement-breakpoint
CREATE INDEX "quote_messages_moves" ON "quote_messages" USING btree ("request_id","id") WHERE "quote_messages"."is_move";--> statement-breakpoint
CREATE UNIQUE INDEX "quote_messages_key" ON "quote_messages" USING btree ("request_id","side","key");--> statement-breakpoint
CREATE INDEX "quote_messages_user" ON "quote_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_messages_file" ON "quote_messages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "quotes_request" ON "quotes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_requests_customer" ON "quote_requests" USING btree ("customer_id","last_message_at");--> statement-breakpoint
CREATE INDEX "quote_requests_provider" ON "quote_requests" USING btree ("provider_id","last_message_at");--> statement-breakpoint
CREATE INDEX "quote_requests_last_message" ON "quote_requests" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "quote_requests_event" ON "quote_requests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "quote_requests_service_type" ON "quote_requests" USING btree ("service_type_id");