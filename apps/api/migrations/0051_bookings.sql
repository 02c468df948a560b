CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"event_id" bigint,
	"day" date NOT NULL,
	"place" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"package_name" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"deposit_fcfa" integer NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_place" CHECK ("bookings"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "package_event_types" (
	"package_id" bigint NOT NULL,
	"event_type_id" bigint NOT NULL,
	CONSTRAINT "package_event_types_package_id_event_type_id_pk" PRIMARY KEY("package_id","event_type_id")
);
--> statement-breakpoint
CREATE TABLE "package_features" (
	"package_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "package_features_package_id_position_pk" PRIMARY KEY("package_id","position")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"service_type_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"deposit_percent" integer DEFAULT 30 NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"image_key" text,
	"published_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_figures" CHECK ("packages"."price_fcfa" > 0 and "packages"."deposit_percent" between 0 and 100 and "packages"."capacity" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_event_types" ADD CONSTRAINT "package_event_types_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_event_types" ADD CONSTRAINT "package_event_types_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_features" ADD CONSTRAINT "package_features_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_place_key" ON "bookings" USING btree ("package_id","day","place") WHERE "bookings"."state" in ('requested', 'confirmed', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_customer_key" ON "bookings" USING btree ("customer_id","package_id","day") WHERE "bookings"."state" in ('requested', 'confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("customer_id","day");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "bookings_provider_standing" ON "bookings" USING btree ("provider_id","day") WHERE "bookings"."state" in ('requested', 'confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "bookings_package" ON "bookings" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "bookings_event" ON "bookings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("due_at") WHERE "bookings"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_to_end" ON "bookings" USING btree ("day") WHERE "bookings"."state" in ('confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "package_event_types_type" ON "package_event_types" USING btree ("event_type_id");--> statement-breakpoint
CREATE INDEX "packages_provider" ON "packages" USING btree ("provider_id","id");--> statement-breakpoint
CREATE INDEX "packages_service_type" ON "packages" USING btree ("service_type_id");--> statement-breakpoint
CREATE INDEX "packages_document" ON "packages" USING gin ("document");