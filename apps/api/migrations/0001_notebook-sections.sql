CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"body" text NOT NULL,
	"sex" text,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" "citext" NOT NULL,
	"sex" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"since" date,
	"label" text NOT NULL,
	"image" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"button_text" text,
	"button_link" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"url" text NOT NULL,
	"cover" text,
	"is_activated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company" text NOT NULL,
	"contact_name" text NOT NULL,
	"trade" text NOT NULL,
	"town" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"presentation" text NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visibility_offers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"order_percent" integer DEFAULT 70 NOT NULL,
	"offered_on" date NOT NULL,
	"valid_days" integer DEFAULT 30 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"category_code" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_budget_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_budget_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"min_amount_fcfa" bigint,
	"max_amount_fcfa" bigint,
	"real_amount_fcfa" bigint,
	"price_from" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_budget_lines_not_negative" CHECK ("event_budget_lines"."min_amount_fcfa" >= 0 and "event_budget_lines"."max_amount_fcfa" >= 0 and "event_budget_lines"."real_amount_fcfa" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ceremonies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ceremonies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"drawing" text NOT NULL,
	"is_required" boolean NOT NULL,
	"is_main" boolean NOT NULL,
	"offset_days" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_ceremonies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_ceremonies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"ceremony_id" bigint NOT NULL,
	"held_on" date,
	"time" text,
	"place_prefix" text,
	"place" text,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "committee_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"civility" text NOT NULL,
	"last_name" text NOT NULL,
	"given_names" text NOT NULL,
	"email" "citext",
	"phone_1" text NOT NULL,
	"phone_2" text,
	"image_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "committee_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"start_date" date,
	"end_date" date,
	"is_done" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_feeds" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planning_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"drawing" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planning_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planning_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"start_offset_days" integer NOT NULL,
	"end_offset_days" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"response" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_list_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_list_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image_list_id" bigint NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"colours" text[] NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summary_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"category_code" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summary_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"options" text,
	"image_list_id" bigint,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "districts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "town_hall_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "town_hall_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"town_hall_id" bigint NOT NULL,
	"path" text NOT NULL,
	"caption" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"on_top" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "town_halls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "town_halls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"district_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"generalities" text,
	"wiki_link" text,
	"supplementary_conditions" text,
	"note_well" text,
	"days_celebration_costs" text DEFAULT '' NOT NULL,
	"phone_numbers" text,
	"website_link" text,
	"address" text,
	"email" text,
	"demonstration" boolean DEFAULT false NOT NULL,
	"checked_on" date,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "companions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "household" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_groups" ADD CONSTRAINT "budget_groups_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_group_id_budget_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."budget_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_budget_lines" ADD CONSTRAINT "event_budget_lines_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_budget_lines" ADD CONSTRAINT "event_budget_lines_line_id_budget_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."budget_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ceremonies" ADD CONSTRAINT "ceremonies_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ceremonies" ADD CONSTRAINT "event_ceremonies_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ceremonies" ADD CONSTRAINT "event_ceremonies_ceremony_id_ceremonies_id_fk" FOREIGN KEY ("ceremony_id") REFERENCES "public"."ceremonies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_role_id_committee_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."committee_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "committee_roles" ADD CONSTRAINT "committee_roles_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tasks" ADD CONSTRAINT "event_tasks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tasks" ADD CONSTRAINT "event_tasks_task_id_planning_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."planning_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_feeds" ADD CONSTRAINT "planning_feeds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_groups" ADD CONSTRAINT "planning_groups_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_tasks" ADD CONSTRAINT "planning_tasks_group_id_planning_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."planning_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_question_id_summary_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."summary_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_list_items" ADD CONSTRAINT "image_list_items_image_list_id_image_lists_id_fk" FOREIGN KEY ("image_list_id") REFERENCES "public"."image_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_groups" ADD CONSTRAINT "summary_groups_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_questions" ADD CONSTRAINT "summary_questions_group_id_summary_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."summary_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_questions" ADD CONSTRAINT "summary_questions_image_list_id_image_lists_id_fk" FOREIGN KEY ("image_list_id") REFERENCES "public"."image_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "town_hall_photos" ADD CONSTRAINT "town_hall_photos_town_hall_id_town_halls_id_fk" FOREIGN KEY ("town_hall_id") REFERENCES "public"."town_halls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "town_halls" ADD CONSTRAINT "town_halls_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token_key" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_confirmed" ON "newsletter_subscriptions" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "vendor_applications_created" ON "vendor_applications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_groups_code_key" ON "budget_groups" USING btree ("event_type_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "budget_lines_code_key" ON "budget_lines" USING btree ("group_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "event_budget_lines_key" ON "event_budget_lines" USING btree ("event_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ceremonies_code_key" ON "ceremonies" USING btree ("event_type_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "event_ceremonies_key" ON "event_ceremonies" USING btree ("event_id","ceremony_id");--> statement-breakpoint
CREATE UNIQUE INDEX "committee_members_role_key" ON "committee_members" USING btree ("event_id","role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "committee_roles_code_key" ON "committee_roles" USING btree ("event_type_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "event_tasks_key" ON "event_tasks" USING btree ("event_id","task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_feeds_secret_key" ON "planning_feeds" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_groups_code_key" ON "planning_groups" USING btree ("event_type_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "planning_tasks_code_key" ON "planning_tasks" USING btree ("group_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "event_answers_key" ON "event_answers" USING btree ("event_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "image_list_items_code_key" ON "image_list_items" USING btree ("image_list_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "image_lists_code_key" ON "image_lists" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "summary_groups_code_key" ON "summary_groups" USING btree ("event_type_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "summary_questions_code_key" ON "summary_questions" USING btree ("group_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "countries_code_key" ON "countries" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "districts_code_key" ON "districts" USING btree ("country_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "town_hall_photos_path_key" ON "town_hall_photos" USING btree ("town_hall_id","path");--> statement-breakpoint
CREATE UNIQUE INDEX "town_halls_code_key" ON "town_halls" USING btree ("code");--> statement-breakpoint
CREATE INDEX "town_halls_district_index" ON "town_halls" USING btree ("district_id");