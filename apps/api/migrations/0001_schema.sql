CREATE TABLE "email_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"email" "citext" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "facebook_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facebook_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"facebook_id" text NOT NULL,
	"vouched_email" "citext",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "phone_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"purpose" text DEFAULT 'registration' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"category_id" bigint NOT NULL,
	"model_id" bigint,
	"design_id" bigint NOT NULL,
	"label" text NOT NULL,
	"sender" text NOT NULL,
	"sender_name_id" bigint,
	"subject" text,
	"body" text NOT NULL,
	"body_format" text DEFAULT 'text' NOT NULL,
	"image_file_id" uuid,
	"status" text DEFAULT 'sending' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"units" integer DEFAULT 0 NOT NULL,
	"reminder_of_id" bigint,
	"target" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "event_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"campaign_id" bigint,
	"token" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_cards_of" UNIQUE NULLS NOT DISTINCT("event_id","campaign_id")
);
CREATE TABLE "rsvp_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsvp_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"choices" jsonb NOT NULL,
	"per_person" boolean NOT NULL,
	"position" integer NOT NULL
);
CREATE TABLE "rsvp_settings" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"deadline" date,
	"companions" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "channel_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"price_fcfa" integer NOT NULL,
	"from_date" date NOT NULL,
	"applied_at" timestamp with time zone
);
CREATE TABLE "channels" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color_code" text NOT NULL,
	"price_fcfa" integer DEFAULT 0 NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "former_channel_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_channel_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"price_fcfa" integer NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"token" text NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"text" text,
	"units" integer DEFAULT 0 NOT NULL,
	"is_refunded" boolean DEFAULT false NOT NULL,
	"gateway_id" text
);
CREATE TABLE "sender_names" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sender_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"registration" text DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "sender_names_decision" CHECK (("sender_names"."state" = 'requested') = ("sender_names"."decided_at" is null))
);
CREATE TABLE "suppression_list" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppression_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"asked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"day" date,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seen_fcfa" integer NOT NULL,
	"fabric_order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea",
	"customer_id" bigint,
	"order_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_owner" CHECK (("carts"."token_hash" is null) <> ("carts"."customer_id" is null))
);
CREATE TABLE "staff_approvals" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"record_id" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"detail" text NOT NULL,
	"amount" integer NOT NULL,
	"change" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_approvals_action_record_id_pk" PRIMARY KEY("action","record_id")
);
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
CREATE TABLE "active_events" (
	"day" date NOT NULL,
	"event_id" bigint NOT NULL,
	CONSTRAINT "active_events_day_event_id_pk" PRIMARY KEY("day","event_id")
);
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_name_key_pk" PRIMARY KEY("day","name","key")
);
CREATE TABLE "daily_requests" (
	"day" date NOT NULL,
	"slot" integer NOT NULL,
	"requests" integer NOT NULL,
	"errors" integer NOT NULL,
	CONSTRAINT "daily_requests_day_slot_pk" PRIMARY KEY("day","slot")
);
CREATE TABLE "goodwill_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goodwill_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer NOT NULL,
	"worth_fcfa" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_by" text,
	"given_at" timestamp with time zone,
	CONSTRAINT "goodwill_credits_units" CHECK ("goodwill_credits"."units" > 0)
);
CREATE TABLE "payment_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"uploaded_by" text NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "payment_statement_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_statement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"key" text NOT NULL,
	"transaction_id" text,
	"our_reference" text,
	"amount_fcfa" integer NOT NULL,
	"state" text NOT NULL,
	"fee_fcfa" integer,
	"line" integer NOT NULL,
	"attempt_id" bigint,
	CONSTRAINT "payment_statement_rows_amount" CHECK ("payment_statement_rows"."amount_fcfa" >= 0)
);
CREATE TABLE "blog_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"minutes" integer NOT NULL,
	"image" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"published_from" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"modified_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9-]{1,120}$')
);
CREATE TABLE "contact_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "section_introductions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_introductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"first" text NOT NULL,
	"rest" text NOT NULL,
	"updated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" "citext" NOT NULL,
	"sex" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "page_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	"published_from" timestamp with time zone,
	"written_on" date,
	CONSTRAINT "page_versions_number" UNIQUE("page_id","number"),
	CONSTRAINT "page_versions_title" CHECK (length("page_versions"."title") between 1 and 120)
);
CREATE TABLE "site_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
CREATE TABLE "site_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "counters" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"since" date,
	"label" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "site_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "sliders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"button_text" text,
	"button_link" text,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"cover" text,
	"is_activated" boolean DEFAULT false NOT NULL,
	"title" text,
	"cover_key" text,
	"described_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "offer_payment_numbers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_payment_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"operator" text NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "vendor_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company" text NOT NULL,
	"contact_name" text NOT NULL,
	"kind" text DEFAULT 'provider' NOT NULL,
	"trade" text NOT NULL,
	"town" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"presentation" text NOT NULL,
	"handled_at" timestamp with time zone,
	"decision" text,
	"refusal_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "visibility_offers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"order_percent" integer DEFAULT 70 NOT NULL,
	"offered_on" date NOT NULL,
	"valid_days" integer DEFAULT 30 NOT NULL,
	"renews_itself" boolean DEFAULT false NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "card_designs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"picture" text,
	"picture_key" text,
	"layout" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_designs_uploaded" CHECK (("card_designs"."picture" is null) = ("card_designs"."picture_key" is null) and ("card_designs"."picture" is null) = ("card_designs"."layout" is null))
);
CREATE TABLE "message_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"event_types" text[],
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "message_models" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"content_for_facebook" text NOT NULL,
	"content_for_sms" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "provider_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"name" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"town_id" bigint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer NOT NULL
);
CREATE TABLE "provider_busy_days" (
	"provider_id" bigint NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "provider_busy_days_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
CREATE TABLE "favourites" (
	"customer_id" bigint NOT NULL,
	"provider_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_customer_id_provider_id_pk" PRIMARY KEY("customer_id","provider_id")
);
CREATE TABLE "provider_hours" (
	"provider_id" bigint NOT NULL,
	"weekday" integer NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	CONSTRAINT "provider_hours_provider_id_weekday_pk" PRIMARY KEY("provider_id","weekday")
);
CREATE TABLE "provider_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"storage_key" text,
	"caption" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"cover" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"cover_key" text,
	"described_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "package_event_types" (
	"package_id" bigint NOT NULL,
	"event_type_id" bigint NOT NULL,
	CONSTRAINT "package_event_types_package_id_event_type_id_pk" PRIMARY KEY("package_id","event_type_id")
);
CREATE TABLE "package_features" (
	"package_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "package_features_package_id_position_pk" PRIMARY KEY("package_id","position")
);
CREATE TABLE "package_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
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
CREATE TABLE "provider_counts" (
	"facet" text PRIMARY KEY NOT NULL,
	"providers" integer NOT NULL
);
CREATE TABLE "provider_services" (
	"provider_id" bigint NOT NULL,
	"service_type_id" bigint NOT NULL,
	CONSTRAINT "provider_services_provider_id_service_type_id_pk" PRIMARY KEY("provider_id","service_type_id")
);
CREATE TABLE "provider_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
CREATE TABLE "providers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"short_description" text NOT NULL,
	"town_id" bigint,
	"description" text DEFAULT '' NOT NULL,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"website" text,
	"min_price_fcfa" bigint,
	"max_price_fcfa" bigint,
	"rank" integer DEFAULT 4 NOT NULL,
	"subscription" integer,
	"taxpayer_number" text,
	"is_taxed" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"mark_tenths" integer,
	"review_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_taxpayer" CHECK ("providers"."taxpayer_number" ~ '^[0-9]{7}[A-Z]$'),
	CONSTRAINT "providers_taxed" CHECK (not "providers"."is_taxed" or "providers"."taxpayer_number" is not null)
);
CREATE TABLE "provider_towns" (
	"provider_id" bigint NOT NULL,
	"town_id" bigint NOT NULL,
	CONSTRAINT "provider_towns_provider_id_town_id_pk" PRIMARY KEY("provider_id","town_id")
);
CREATE TABLE "provider_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	"reminded_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_subscriptions_dates" CHECK ("provider_subscriptions"."ends_on" >= "provider_subscriptions"."starts_on")
);
CREATE TABLE "towns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "towns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"district" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "provider_views" (
	"provider_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_views_provider_id_day_pk" PRIMARY KEY("provider_id","day")
);
CREATE TABLE "dispute_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" bigint NOT NULL,
	"side" text NOT NULL,
	"file_id" uuid NOT NULL
);
CREATE TABLE "disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"label" text NOT NULL,
	"reference" text NOT NULL,
	"customer_id" bigint,
	"provider_id" bigint,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"staff_asked_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"refund_fcfa" integer DEFAULT 0 NOT NULL,
	"released_fcfa" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "disputes_amounts" CHECK ("disputes"."refund_fcfa" >= 0 and "disputes"."released_fcfa" >= 0),
	CONSTRAINT "disputes_end" CHECK (("disputes"."state" = 'open') = ("disputes"."ended_at" is null))
);
CREATE TABLE "fabric_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fabric_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"article_id" bigint,
	"variant_id" bigint,
	"colour" text,
	"unit" text NOT NULL,
	"unit_fcfa" integer NOT NULL,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"deadline" date NOT NULL,
	"seller_name" text DEFAULT '' NOT NULL,
	"seller_phone" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"sent_at" timestamp with time zone,
	"order_reference" text,
	"cart_customer_id" bigint,
	"cart_filled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fabric_orders_price" CHECK ("fabric_orders"."unit_fcfa" >= 100 and "fabric_orders"."unit_fcfa" % 5 = 0)
);
CREATE TABLE "fabric_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fabric_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"guest_id" bigint,
	"name" text NOT NULL,
	"phone" text,
	"token" text NOT NULL,
	"size" text,
	"quantity" integer,
	"paid_fcfa" integer,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	"cash_marker_id" bigint,
	"cash_marker" text,
	"sent_at" timestamp with time zone,
	"order_reference" text,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fabric_shares_quantity" CHECK ("fabric_shares"."quantity" between 1 and 100),
	CONSTRAINT "fabric_shares_paid" CHECK (("fabric_shares"."paid_fcfa" is null) = ("fabric_shares"."paid_by" is null) and ("fabric_shares"."paid_fcfa" is null) = ("fabric_shares"."paid_at" is null) and ("fabric_shares"."paid_fcfa" is null or "fabric_shares"."quantity" is not null))
);
CREATE TABLE "fabric_withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fabric_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"number_id" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" bigint,
	"asked_role" text NOT NULL,
	"asked_name" text NOT NULL,
	"decided_by" bigint,
	"decided_name" text,
	"decided_at" timestamp with time zone,
	"payout_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fabric_withdrawals_amount" CHECK ("fabric_withdrawals"."amount_fcfa" > 0),
	CONSTRAINT "fabric_withdrawals_decided" CHECK (("fabric_withdrawals"."state" = 'asked') = ("fabric_withdrawals"."decided_at" is null))
);
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"download_name" text,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"item_id" bigint,
	"state" text DEFAULT 'pending' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"giver_name" text NOT NULL,
	"giver_phone" text,
	"giver_email" "citext",
	"message" text DEFAULT '' NOT NULL,
	"hold_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"came_late" boolean DEFAULT false NOT NULL,
	"thanked_at" timestamp with time zone,
	"thanked_by" text,
	"thanks" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_amount" CHECK ("gifts"."amount_fcfa" >= 100 and "gifts"."amount_fcfa" % 5 = 0),
	CONSTRAINT "gifts_hold_pending" CHECK (("gifts"."state" = 'pending') = ("gifts"."hold_until" is not null))
);
CREATE TABLE "gift_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"article_id" bigint,
	"name" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"taken_fcfa" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_items_figures" CHECK ("gift_items"."price_fcfa" >= 100 and "gift_items"."price_fcfa" % 5 = 0 and "gift_items"."quantity" between 1 and 1000),
	CONSTRAINT "gift_items_taken" CHECK ("gift_items"."taken_fcfa" between 0 and "gift_items"."price_fcfa" * "gift_items"."quantity")
);
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
CREATE TABLE "staff_activations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_activations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
CREATE TABLE "staff_members" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"totp_secret" text NOT NULL,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"activated_at" timestamp with time zone,
	"access_changed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "staff_recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone
);
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"civility" text,
	"dob" date,
	"phone_2" text,
	"completion_percent" integer DEFAULT 0 NOT NULL,
	"ended_event" text,
	"touched_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"erases_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"given_names" text NOT NULL,
	"email" "citext",
	"phone" text,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"phone_verified_at" timestamp with time zone,
	"pending_email" "citext",
	"pending_phone" text,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"sms_asked_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	"warned_idle_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "check_in_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_in_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"label" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"method" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
CREATE TABLE "answer_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guest_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
CREATE TABLE "guest_rsvps" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"companions_allowed" integer,
	"invited_to" bigint[],
	"comes_to" bigint[],
	"replies" jsonb DEFAULT '{}'::jsonb NOT NULL
);
CREATE TABLE "join_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"civility" text NOT NULL,
	"last_name" text NOT NULL,
	"given_names" text NOT NULL,
	"email" "citext",
	"phone_1" text NOT NULL,
	"phone_2" text,
	"is_refused" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
CREATE TABLE "invoicing_keys" (
	"provider_id" bigint PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"last_four" text NOT NULL,
	"establishment" text NOT NULL,
	"point_of_sale" text NOT NULL,
	"address" text,
	"entered_by" bigint,
	"entered_at" timestamp with time zone NOT NULL,
	"problem" text,
	"stickers_left" integer,
	"stickers_warned" integer
);
CREATE TABLE "held_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"provider_id" bigint,
	"paid_fcfa" integer NOT NULL,
	"returned_fcfa" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"release_at" timestamp with time zone,
	"is_frozen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "held_deposits_returned" CHECK ("held_deposits"."returned_fcfa" between 0 and "held_deposits"."paid_fcfa" and "held_deposits"."paid_fcfa" > 0)
);
CREATE TABLE "ledger_balances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_balances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"provider_id" bigint,
	"event_id" bigint,
	"fabric_order_id" bigint,
	"balance_fcfa" bigint NOT NULL,
	CONSTRAINT "ledger_balances_owner" UNIQUE NULLS NOT DISTINCT("account","provider_id","event_id","fabric_order_id"),
	CONSTRAINT "ledger_balances_covered" CHECK ("ledger_balances"."balance_fcfa" >= 0)
);
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account" text NOT NULL,
	"provider_id" bigint,
	"event_id" bigint,
	"fabric_order_id" bigint,
	"amount_fcfa" integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_fcfa" <> 0),
	CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."account" in ('seller', 'held', 'shortfall') or "ledger_entries"."provider_id" is null) and ("ledger_entries"."account" in ('hosts', 'shortfall') or "ledger_entries"."event_id" is null) and ("ledger_entries"."account" in ('fabric', 'shortfall') or "ledger_entries"."fabric_order_id" is null))
);
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text,
	"subject_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "staff_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"label" text NOT NULL,
	"customer_id" bigint,
	"provider_id" bigint,
	"reason" text NOT NULL,
	"held_by" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_holds_end" CHECK ("staff_holds"."ended_by" is null or "staff_holds"."ended_at" is not null)
);
CREATE TABLE "listing_prices" (
	"id" integer PRIMARY KEY NOT NULL,
	"price_fcfa" integer NOT NULL,
	"is_on_offer" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_prices_amount" CHECK ("listing_prices"."price_fcfa" >= 100)
);
CREATE TABLE "listing_purchases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"months" integer NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"subscription_id" bigint
);
CREATE TABLE "article_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"storage_key" text,
	"drawing" text,
	"caption" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "article_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"size" text,
	"colour" text,
	"price_fcfa" integer,
	"stock" integer,
	"reserved" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "article_variants_stock" CHECK ("article_variants"."reserved" >= 0 and ("article_variants"."stock" is null or "article_variants"."stock" >= "article_variants"."reserved")),
	CONSTRAINT "article_variants_price" CHECK ("article_variants"."price_fcfa" > 0)
);
CREATE TABLE "article_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL
);
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_fcfa" integer NOT NULL,
	"old_price_fcfa" integer,
	"day_capacity" integer,
	"notice_days" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"lowest_price_fcfa" integer DEFAULT 0 NOT NULL,
	"listed_at" timestamp with time zone,
	"document" "tsvector" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_figures" CHECK ("articles"."price_fcfa" > 0 and ("articles"."old_price_fcfa" is null or "articles"."old_price_fcfa" > "articles"."price_fcfa") and "articles"."notice_days" between 0 and 365),
	CONSTRAINT "articles_kind" CHECK (("articles"."kind" = 'service') = ("articles"."day_capacity" is not null) and coalesce("articles"."day_capacity", 1) between 1 and 1000)
);
CREATE TABLE "article_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" bigint,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "delivery_zone_towns" (
	"zone_id" bigint NOT NULL,
	"town_id" bigint NOT NULL,
	CONSTRAINT "delivery_zone_towns_zone_id_town_id_pk" PRIMARY KEY("zone_id","town_id")
);
CREATE TABLE "delivery_zones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price_fcfa" integer NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"pickup" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "delivery_zones_figures" CHECK ("delivery_zones"."price_fcfa" >= 0 and "delivery_zones"."days" between 0 and 60)
);
CREATE TABLE "sellers" (
	"provider_id" bigint PRIMARY KEY NOT NULL,
	"presentation" text DEFAULT '' NOT NULL,
	"commission_percent" integer,
	"preparation_days" integer DEFAULT 2 NOT NULL,
	"return_days" integer DEFAULT 7 NOT NULL,
	"sells_only" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_figures" CHECK (coalesce("sellers"."commission_percent", 0) between 0 and 50 and "sellers"."preparation_days" between 0 and 60 and "sellers"."return_days" between 0 and 60)
);
CREATE TABLE "budget_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "budget_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"category_code" text,
	"position" integer NOT NULL,
	"event_id" bigint,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "event_budget_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_budget_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"min_amount_fcfa" bigint,
	"max_amount_fcfa" bigint,
	"real_amount_fcfa" bigint,
	"price_from" text,
	"is_private" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_budget_lines_not_negative" CHECK ("event_budget_lines"."min_amount_fcfa" >= 0 and "event_budget_lines"."max_amount_fcfa" >= 0 and "event_budget_lines"."real_amount_fcfa" >= 0)
);
CREATE TABLE "ceremonies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ceremonies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"drawing" text NOT NULL,
	"is_required" boolean NOT NULL,
	"is_main" boolean NOT NULL,
	"offset_days" integer NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
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
CREATE TABLE "committee_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "committee_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"position" integer NOT NULL,
	"event_id" bigint,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "celebrated_persons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "celebrated_persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"civility" text NOT NULL,
	"last_name" text NOT NULL,
	"given_names" text NOT NULL,
	"email" "citext",
	"phone_1" text,
	"phone_2" text,
	"image_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "celebrated_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "celebrated_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"gender" text,
	"is_optional" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
CREATE TABLE "event_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "guest_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"event_type_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_file_id" uuid,
	"wedding_date" date,
	"wedding_date_precision" text DEFAULT 'exact' NOT NULL,
	"seed" text NOT NULL,
	"cards_sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "gift_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"token" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"has_pot" boolean DEFAULT true NOT NULL,
	"pot_name" text DEFAULT '' NOT NULL,
	"pot_goal_fcfa" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_lists_goal" CHECK ("gift_lists"."pot_goal_fcfa" >= 100)
);
CREATE TABLE "guest_batches" (
	"event_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"guest_ids" bigint[] NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_batches_event_id_digest_pk" PRIMARY KEY("event_id","digest")
);
CREATE TABLE "guests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"civility" text,
	"last_name" text NOT NULL,
	"given_names" text NOT NULL,
	"email" "citext",
	"phone_1" text,
	"phone_2" text,
	"answer" text DEFAULT 'none' NOT NULL,
	"answered_at" timestamp with time zone,
	"companions" integer DEFAULT 0 NOT NULL,
	"household" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "planning_feeds" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "planning_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planning_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"drawing" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "planning_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planning_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"start_offset_days" integer NOT NULL,
	"end_offset_days" integer NOT NULL,
	"position" integer NOT NULL,
	"event_id" bigint,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "event_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"role" text NOT NULL,
	"giver_id" bigint,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "event_members" (
	"event_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"role" text NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_members_event_id_customer_id_pk" PRIMARY KEY("event_id","customer_id")
);
CREATE TABLE "former_members" (
	"event_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_members_event_id_customer_id_pk" PRIMARY KEY("event_id","customer_id")
);
CREATE TABLE "membership_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invitation_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "event_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"response" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "image_list_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_list_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"image_list_id" bigint NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"colours" text[] NOT NULL,
	"position" integer NOT NULL
);
CREATE TABLE "image_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "image_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL
);
CREATE TABLE "summary_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"category_code" text,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "summary_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"type" text NOT NULL,
	"options" text,
	"image_list_id" bigint,
	"position" integer NOT NULL,
	"event_id" bigint,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "operator_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"detail" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "gateway_outages" (
	"channel" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 1 NOT NULL,
	"code" text
);
CREATE TABLE "lost_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "marketplace_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" bigint,
	"source" text DEFAULT 'cart' NOT NULL,
	"source_id" bigint,
	"order_key" uuid NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"town_id" bigint NOT NULL,
	"address" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"goods_fcfa" integer NOT NULL,
	"delivery_fcfa" integer NOT NULL,
	"total_fcfa" integer NOT NULL,
	"reserved_until" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_orders_total" CHECK ("marketplace_orders"."goods_fcfa" > 0 and "marketplace_orders"."delivery_fcfa" >= 0 and "marketplace_orders"."total_fcfa" = "marketplace_orders"."goods_fcfa" + "marketplace_orders"."delivery_fcfa")
);
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"article_id" bigint,
	"variant_id" bigint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" text,
	"colour" text,
	"quantity" integer NOT NULL,
	"unit_fcfa" integer NOT NULL,
	"day" date,
	"note" text DEFAULT '' NOT NULL,
	"fabric_order_id" bigint,
	CONSTRAINT "order_lines_figures" CHECK ("order_lines"."quantity" > 0 and "order_lines"."unit_fcfa" > 0),
	CONSTRAINT "order_lines_day" CHECK (("order_lines"."kind" = 'service') = ("order_lines"."day" is not null))
);
CREATE TABLE "seller_order_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_order_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"user_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "seller_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"provider_id" bigint,
	"state" text DEFAULT 'placed' NOT NULL,
	"zone_id" bigint,
	"zone_name" text DEFAULT '' NOT NULL,
	"ships" boolean NOT NULL,
	"delivery_days" integer DEFAULT 0 NOT NULL,
	"goods_fcfa" integer NOT NULL,
	"delivery_fcfa" integer NOT NULL,
	"commission_percent" integer NOT NULL,
	"commission_fcfa" integer NOT NULL,
	"refunded_fcfa" integer DEFAULT 0 NOT NULL,
	"return_days" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"delivery_code" text,
	"code_misses" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_orders_confirmed" CHECK (("seller_orders"."confirmed_at" is null) = ("seller_orders"."confirmed_by" is null)),
	CONSTRAINT "seller_orders_code" CHECK ("seller_orders"."delivery_code" ~ '^[0-9]{4}$'),
	CONSTRAINT "seller_orders_figures" CHECK ("seller_orders"."goods_fcfa" > 0 and "seller_orders"."delivery_fcfa" >= 0 and "seller_orders"."commission_fcfa" between 0 and "seller_orders"."goods_fcfa" and "seller_orders"."refunded_fcfa" between 0 and "seller_orders"."goods_fcfa" + "seller_orders"."delivery_fcfa")
);
CREATE TABLE "order_instalments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_instalments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"fabric_order_id" bigint,
	"payment_order_id" bigint,
	"amount_fcfa" integer NOT NULL,
	"returned_fcfa" integer DEFAULT 0 NOT NULL,
	"waiting_fcfa" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_instalments_source" CHECK (("order_instalments"."fabric_order_id" is null) <> ("order_instalments"."payment_order_id" is null)),
	CONSTRAINT "order_instalments_figures" CHECK ("order_instalments"."amount_fcfa" > 0 and "order_instalments"."returned_fcfa" >= 0 and "order_instalments"."waiting_fcfa" >= 0 and "order_instalments"."returned_fcfa" + "order_instalments"."waiting_fcfa" <= "order_instalments"."amount_fcfa")
);
CREATE TABLE "order_return_lines" (
	"return_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_lines_return_id_line_id_pk" PRIMARY KEY("return_id","line_id"),
	CONSTRAINT "order_return_lines_quantity" CHECK ("order_return_lines"."quantity" > 0)
);
CREATE TABLE "order_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_order_id" bigint NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"restocked_at" timestamp with time zone
);
CREATE TABLE "service_days" (
	"article_id" bigint NOT NULL,
	"day" date NOT NULL,
	"taken" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "service_days_article_id_day_pk" PRIMARY KEY("article_id","day"),
	CONSTRAINT "service_days_taken" CHECK ("service_days"."taken" between 0 and "service_days"."capacity")
);
CREATE TABLE "credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "channel_credits" (
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer DEFAULT 0 NOT NULL,
	"remainder_fcfa" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_credits_customer_id_channel_id_pk" PRIMARY KEY("customer_id","channel_id"),
	CONSTRAINT "channel_credits_not_negative" CHECK ("channel_credits"."units" >= 0 and "channel_credits"."remainder_fcfa" >= 0)
);
CREATE TABLE "credit_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"channel_id" integer NOT NULL,
	"units" integer NOT NULL,
	"remainder_fcfa" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "keyed_requests" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyed_requests_scope_key_pk" PRIMARY KEY("scope","key")
);
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"attempt_id" bigint,
	"sale_id" bigint,
	"seller_id" bigint,
	"seller_name" text,
	"seller_number" text,
	"is_taxed" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"payment" text NOT NULL,
	"client_name" text NOT NULL,
	"client_number" text,
	"client_provider_id" bigint,
	"client_contact" jsonb,
	"lines" jsonb NOT NULL,
	"total_fcfa" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"office_id" text,
	"reference" text,
	"verification_url" text,
	"stickers_left" integer,
	"sent_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_credit_note" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."sale_id" is not null)),
	CONSTRAINT "invoices_signed" CHECK (("invoices"."state" = 'signed') = ("invoices"."reference" is not null)),
	CONSTRAINT "invoices_seller_named" CHECK (("invoices"."seller_id" is null) = ("invoices"."seller_name" is null)),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_fcfa" > 0)
);
CREATE TABLE "client_references" (
	"customer_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_references_customer_id_reference_pk" PRIMARY KEY("customer_id","reference")
);
CREATE TABLE "gateway_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
CREATE TABLE "gateway_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"attempt_id" bigint,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
CREATE TABLE "payment_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"gateway_reference" text,
	"amount_fcfa" integer NOT NULL,
	"phone" text,
	"notify_token" text,
	"payment_url" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_look_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
CREATE TABLE "payment_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer_id" bigint,
	"event_id" bigint,
	"campaign_id" bigint,
	"purpose" text DEFAULT 'campaign' NOT NULL,
	"channel_id" integer,
	"subject_kind" text,
	"subject_id" bigint,
	"label" text,
	"service_day" date,
	"back_path" text,
	"units" integer NOT NULL,
	"unit_fcfa" integer NOT NULL,
	"due_fcfa" integer NOT NULL,
	"total_fcfa" integer NOT NULL,
	"order_fcfa" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_orders_amounts" CHECK ("payment_orders"."units" > 0 and "payment_orders"."order_fcfa" > 0),
	CONSTRAINT "payment_orders_channel_or_subject" CHECK (("payment_orders"."purpose" in ('campaign', 'reminder', 'credit')) = ("payment_orders"."channel_id" is not null) and ("payment_orders"."channel_id" is null) = ("payment_orders"."subject_kind" is not null and "payment_orders"."subject_id" is not null and "payment_orders"."label" is not null)),
	CONSTRAINT "payment_orders_payer" CHECK ("payment_orders"."customer_id" is not null or "payment_orders"."purpose" in ('gift', 'fabric-share', 'listing'))
);
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"attempt_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"short_fcfa" integer DEFAULT 0 NOT NULL,
	"units" integer NOT NULL,
	"requested_by" text NOT NULL,
	"recorded_by" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	"recorded_at" timestamp with time zone
);
CREATE TABLE "payout_numbers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint,
	"event_id" bigint,
	"method" text NOT NULL,
	"phone" text NOT NULL,
	"holder" text NOT NULL,
	"is_identified" boolean NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp with time zone,
	CONSTRAINT "payout_numbers_owner" CHECK (("payout_numbers"."provider_id" is null) <> ("payout_numbers"."event_id" is null))
);
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"provider_id" bigint,
	"event_id" bigint,
	"fabric_order_id" bigint,
	"amount_fcfa" integer NOT NULL,
	"method" text NOT NULL,
	"phone" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"is_identified" boolean DEFAULT false NOT NULL,
	"company_holder" text,
	"state" text DEFAULT 'requested' NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company" text,
	"company_reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"transfer_reference" text DEFAULT '' NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_fcfa" > 0),
	CONSTRAINT "payouts_settled" CHECK (("payouts"."state" in ('requested', 'approved', 'sent')) = ("payouts"."settled_at" is null)),
	CONSTRAINT "payouts_sent" CHECK ("payouts"."state" <> 'sent' or "payouts"."company" is not null)
);
CREATE TABLE "account_erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"user_id" bigint,
	"state" text DEFAULT 'asked' NOT NULL,
	"channel" text NOT NULL,
	"proof_hash" "bytea" NOT NULL,
	"cancel_hash" "bytea",
	"asked_by" text NOT NULL,
	"approved_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"executes_at" timestamp with time zone,
	"confirm_to" text,
	"reason" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "privacy_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"received_by" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"handled_at" timestamp with time zone,
	"token_hash" "bytea",
	"token_expires_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "retention_runs" (
	"step" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"count" integer DEFAULT 0 NOT NULL,
	"error" text
);
CREATE TABLE "provider_applications" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"provider_id" bigint NOT NULL
);
CREATE TABLE "provider_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"application_id" bigint,
	"email" "citext" NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "provider_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"total_fcfa" bigint NOT NULL,
	"deposit_fcfa" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"service_day" date,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "review_reports" (
	"review_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider_id" bigint NOT NULL,
	"customer_id" bigint,
	"author_given_names" text,
	"author_last_name" text,
	"professionalism" integer NOT NULL,
	"quality_price_ratio" integer NOT NULL,
	"recommendation" integer NOT NULL,
	"mark_tenths" integer GENERATED ALWAYS AS (round((professionalism + quality_price_ratio + recommendation) * 10 / 3.0)::integer) STORED NOT NULL,
	"discovery_channel" text NOT NULL,
	"description" text NOT NULL,
	"verified" boolean NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"checked_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_ratings" CHECK ("reviews"."professionalism" between 1 and 5 and "reviews"."quality_price_ratio" between 1 and 5 and "reviews"."recommendation" between 1 and 5),
	CONSTRAINT "reviews_author" CHECK (("reviews"."customer_id" is null) = ("reviews"."author_given_names" is not null) and ("reviews"."customer_id" is null) = ("reviews"."author_last_name" is not null))
);
CREATE TABLE "service_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "demonstration_events" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"is_toured" boolean NOT NULL,
	"based_on" date NOT NULL
);
CREATE TABLE "countries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "districts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "districts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
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
	"archived_at" timestamp with time zone,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "sandbox_invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"of_token" uuid,
	"account" text DEFAULT '' NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"client" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "sandbox_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"token" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"phone" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"addresses" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "sandbox_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company" text NOT NULL,
	"key" text NOT NULL,
	"token" text NOT NULL,
	"amount_fcfa" integer NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"notify_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "caught_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "caught_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"code" text,
	"sender" text,
	"key" text NOT NULL,
	"is_reported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "limit_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "limit_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
CREATE TABLE "sign_in_attempts" (
	"account" "bytea" NOT NULL,
	"source" "bytea" NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_attempts_account_source_pk" PRIMARY KEY("account","source")
);
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facebook_accounts" ADD CONSTRAINT "facebook_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_category_id_message_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."message_categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_model_id_message_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."message_models"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_design_id_card_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."card_designs"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_sender_name_id_sender_names_id_fk" FOREIGN KEY ("sender_name_id") REFERENCES "public"."sender_names"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_reminder_of_id_campaigns_id_fk" FOREIGN KEY ("reminder_of_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "rsvp_questions" ADD CONSTRAINT "rsvp_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "rsvp_settings" ADD CONSTRAINT "rsvp_settings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "channel_prices" ADD CONSTRAINT "channel_prices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_channel_prices" ADD CONSTRAINT "former_channel_prices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sender_names" ADD CONSTRAINT "sender_names_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sender_names" ADD CONSTRAINT "sender_names_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "active_events" ADD CONSTRAINT "active_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "goodwill_credits" ADD CONSTRAINT "goodwill_credits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment_statement_rows" ADD CONSTRAINT "payment_statement_rows_statement_id_payment_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."payment_statements"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment_statement_rows" ADD CONSTRAINT "payment_statement_rows_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_site_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."site_pages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "message_models" ADD CONSTRAINT "message_models_category_id_message_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."message_categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "provider_addresses" ADD CONSTRAINT "provider_addresses_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_addresses" ADD CONSTRAINT "provider_addresses_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "provider_busy_days" ADD CONSTRAINT "provider_busy_days_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_hours" ADD CONSTRAINT "provider_hours_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_media" ADD CONSTRAINT "provider_media_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "package_event_types" ADD CONSTRAINT "package_event_types_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "package_event_types" ADD CONSTRAINT "package_event_types_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_features" ADD CONSTRAINT "package_features_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "packages" ADD CONSTRAINT "packages_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "packages" ADD CONSTRAINT "packages_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "providers" ADD CONSTRAINT "providers_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "provider_towns" ADD CONSTRAINT "provider_towns_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_towns" ADD CONSTRAINT "provider_towns_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "provider_subscriptions" ADD CONSTRAINT "provider_subscriptions_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_views" ADD CONSTRAINT "provider_views_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "dispute_photos" ADD CONSTRAINT "dispute_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_orders" ADD CONSTRAINT "fabric_orders_cart_customer_id_customers_id_fk" FOREIGN KEY ("cart_customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_shares" ADD CONSTRAINT "fabric_shares_order_id_fabric_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."fabric_orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fabric_shares" ADD CONSTRAINT "fabric_shares_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_shares" ADD CONSTRAINT "fabric_shares_cash_marker_id_customers_id_fk" FOREIGN KEY ("cash_marker_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_withdrawals" ADD CONSTRAINT "fabric_withdrawals_order_id_fabric_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."fabric_orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fabric_withdrawals" ADD CONSTRAINT "fabric_withdrawals_asked_by_customers_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabric_withdrawals" ADD CONSTRAINT "fabric_withdrawals_decided_by_customers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_list_id_gift_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."gift_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_item_id_gift_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gift_items"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "gift_items" ADD CONSTRAINT "gift_items_list_id_gift_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."gift_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gift_items" ADD CONSTRAINT "gift_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_activations" ADD CONSTRAINT "staff_activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "check_in_links" ADD CONSTRAINT "check_in_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_link_id_check_in_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."check_in_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "guest_rsvps" ADD CONSTRAINT "guest_rsvps_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invoicing_keys" ADD CONSTRAINT "invoicing_keys_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invoicing_keys" ADD CONSTRAINT "invoicing_keys_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "held_deposits" ADD CONSTRAINT "held_deposits_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "staff_holds" ADD CONSTRAINT "staff_holds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "staff_holds" ADD CONSTRAINT "staff_holds_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "listing_purchases" ADD CONSTRAINT "listing_purchases_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "listing_purchases" ADD CONSTRAINT "listing_purchases_subscription_id_provider_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."provider_subscriptions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "article_variants" ADD CONSTRAINT "article_variants_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_zone_towns" ADD CONSTRAINT "delivery_zone_towns_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_zone_towns" ADD CONSTRAINT "delivery_zone_towns_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "budget_groups" ADD CONSTRAINT "budget_groups_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_group_id_budget_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."budget_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "budget_lines" ADD CONSTRAINT "budget_lines_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_budget_lines" ADD CONSTRAINT "event_budget_lines_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_budget_lines" ADD CONSTRAINT "event_budget_lines_line_id_budget_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."budget_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ceremonies" ADD CONSTRAINT "ceremonies_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_ceremonies" ADD CONSTRAINT "event_ceremonies_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_ceremonies" ADD CONSTRAINT "event_ceremonies_ceremony_id_ceremonies_id_fk" FOREIGN KEY ("ceremony_id") REFERENCES "public"."ceremonies"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_role_id_committee_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."committee_roles"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "committee_members" ADD CONSTRAINT "committee_members_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "committee_roles" ADD CONSTRAINT "committee_roles_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "committee_roles" ADD CONSTRAINT "committee_roles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "celebrated_persons" ADD CONSTRAINT "celebrated_persons_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "celebrated_persons" ADD CONSTRAINT "celebrated_persons_role_id_celebrated_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."celebrated_roles"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "celebrated_persons" ADD CONSTRAINT "celebrated_persons_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "celebrated_roles" ADD CONSTRAINT "celebrated_roles_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "guest_categories" ADD CONSTRAINT "guest_categories_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "events" ADD CONSTRAINT "events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "events" ADD CONSTRAINT "events_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "events" ADD CONSTRAINT "events_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "gift_lists" ADD CONSTRAINT "gift_lists_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "guest_batches" ADD CONSTRAINT "guest_batches_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "guests" ADD CONSTRAINT "guests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "guests" ADD CONSTRAINT "guests_category_id_guest_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."guest_categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "event_tasks" ADD CONSTRAINT "event_tasks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_tasks" ADD CONSTRAINT "event_tasks_task_id_planning_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."planning_tasks"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "planning_feeds" ADD CONSTRAINT "planning_feeds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "planning_groups" ADD CONSTRAINT "planning_groups_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "planning_tasks" ADD CONSTRAINT "planning_tasks_group_id_planning_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."planning_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "planning_tasks" ADD CONSTRAINT "planning_tasks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_giver_id_customers_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_members" ADD CONSTRAINT "event_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_members" ADD CONSTRAINT "event_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_invitation_id_event_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."event_invitations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "membership_requests" ADD CONSTRAINT "membership_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_question_id_summary_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."summary_questions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "image_list_items" ADD CONSTRAINT "image_list_items_image_list_id_image_lists_id_fk" FOREIGN KEY ("image_list_id") REFERENCES "public"."image_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "summary_groups" ADD CONSTRAINT "summary_groups_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "summary_questions" ADD CONSTRAINT "summary_questions_group_id_summary_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."summary_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "summary_questions" ADD CONSTRAINT "summary_questions_image_list_id_image_lists_id_fk" FOREIGN KEY ("image_list_id") REFERENCES "public"."image_lists"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "summary_questions" ADD CONSTRAINT "summary_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_orders" ADD CONSTRAINT "marketplace_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_orders" ADD CONSTRAINT "marketplace_orders_town_id_towns_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."towns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "seller_order_moves" ADD CONSTRAINT "seller_order_moves_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "seller_order_moves" ADD CONSTRAINT "seller_order_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_order_id_marketplace_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."marketplace_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_provider_id_sellers_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."sellers"("provider_id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_order_id_marketplace_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."marketplace_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_payment_order_id_payment_orders_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_instalments" ADD CONSTRAINT "order_instalments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_payment_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payment_refunds"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "channel_credits" ADD CONSTRAINT "channel_credits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "credit_moves" ADD CONSTRAINT "credit_moves_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_sale_id_invoices_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "client_references" ADD CONSTRAINT "client_references_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "client_references" ADD CONSTRAINT "client_references_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gateway_answers" ADD CONSTRAINT "gateway_answers_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payout_numbers" ADD CONSTRAINT "payout_numbers_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_application_id_vendor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_application_id_vendor_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provider_members" ADD CONSTRAINT "provider_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_service_type_id_service_types_id_fk" FOREIGN KEY ("service_type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "demonstration_events" ADD CONSTRAINT "demonstration_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "districts" ADD CONSTRAINT "districts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "town_hall_photos" ADD CONSTRAINT "town_hall_photos_town_hall_id_town_halls_id_fk" FOREIGN KEY ("town_hall_id") REFERENCES "public"."town_halls"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "town_halls" ADD CONSTRAINT "town_halls_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "email_verifications_token_key" ON "email_verifications" USING btree ("token_hash");
CREATE INDEX "email_verifications_user" ON "email_verifications" USING btree ("user_id");
CREATE INDEX "email_verifications_expires" ON "email_verifications" USING btree ("expires_at");
CREATE UNIQUE INDEX "facebook_accounts_profile_key" ON "facebook_accounts" USING btree ("facebook_id");
CREATE UNIQUE INDEX "facebook_accounts_user_key" ON "facebook_accounts" USING btree ("user_id");
CREATE UNIQUE INDEX "password_resets_token_key" ON "password_resets" USING btree ("token_hash");
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");
CREATE INDEX "password_resets_expires" ON "password_resets" USING btree ("expires_at");
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone","created_at");
CREATE INDEX "phone_codes_subject" ON "phone_codes" USING btree ("subject");
CREATE INDEX "phone_codes_expires" ON "phone_codes" USING btree ("expires_at");
CREATE UNIQUE INDEX "bookings_place_key" ON "bookings" USING btree ("package_id","day","place") WHERE "bookings"."state" in ('requested', 'confirmed', 'paid');
CREATE UNIQUE INDEX "bookings_customer_key" ON "bookings" USING btree ("customer_id","package_id","day") WHERE "bookings"."state" in ('requested', 'confirmed', 'paid');
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("customer_id","day");
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","id");
CREATE INDEX "bookings_provider_standing" ON "bookings" USING btree ("provider_id","day") WHERE "bookings"."state" in ('requested', 'confirmed', 'paid');
CREATE INDEX "bookings_state" ON "bookings" USING btree ("state","id");
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at");
CREATE INDEX "bookings_package" ON "bookings" USING btree ("package_id");
CREATE INDEX "bookings_day" ON "bookings" USING btree ("day");
CREATE INDEX "bookings_event" ON "bookings" USING btree ("event_id");
CREATE INDEX "bookings_due" ON "bookings" USING btree ("due_at") WHERE "bookings"."due_at" is not null;
CREATE INDEX "bookings_to_end" ON "bookings" USING btree ("day") WHERE "bookings"."state" in ('confirmed', 'paid');
CREATE INDEX "campaigns_event" ON "campaigns" USING btree ("event_id","created_at");
CREATE INDEX "campaigns_status" ON "campaigns" USING btree ("status","id");
CREATE INDEX "campaigns_paused" ON "campaigns" USING btree ("id") WHERE "campaigns"."paused_at" is not null;
CREATE INDEX "campaigns_scheduled" ON "campaigns" USING btree ("scheduled_at") WHERE "campaigns"."status" = 'scheduled';
CREATE INDEX "campaigns_leaves" ON "campaigns" USING btree (coalesce("scheduled_at", "created_at"));
CREATE INDEX "campaigns_sending" ON "campaigns" USING btree ("id") WHERE "campaigns"."status" = 'sending';
CREATE UNIQUE INDEX "campaigns_idempotency_key" ON "campaigns" USING btree ("event_id","idempotency_key");
CREATE INDEX "campaigns_category" ON "campaigns" USING btree ("category_id");
CREATE INDEX "campaigns_channel" ON "campaigns" USING btree ("channel_id");
CREATE INDEX "campaigns_design" ON "campaigns" USING btree ("design_id");
CREATE INDEX "campaigns_image_file" ON "campaigns" USING btree ("image_file_id");
CREATE INDEX "campaigns_model" ON "campaigns" USING btree ("model_id");
CREATE INDEX "campaigns_sender_name" ON "campaigns" USING btree ("sender_name_id","status");
CREATE INDEX "campaigns_reminder_of" ON "campaigns" USING btree ("reminder_of_id");
CREATE UNIQUE INDEX "event_cards_token_key" ON "event_cards" USING btree ("token");
CREATE INDEX "event_cards_message" ON "event_cards" USING btree ("campaign_id");
CREATE INDEX "rsvp_questions_event" ON "rsvp_questions" USING btree ("event_id","position");
CREATE UNIQUE INDEX "channel_prices_date_key" ON "channel_prices" USING btree ("channel_id","from_date");
CREATE INDEX "former_channel_prices_ended" ON "former_channel_prices" USING btree ("channel_id","ended_at");
CREATE UNIQUE INDEX "deliveries_token_key" ON "deliveries" USING btree ("token");
CREATE UNIQUE INDEX "deliveries_guest_key" ON "deliveries" USING btree ("campaign_id","guest_id");
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("campaign_id","state");
CREATE INDEX "deliveries_queued" ON "deliveries" USING btree ("campaign_id","id") WHERE "deliveries"."state" = 'queued';
CREATE INDEX "deliveries_guest" ON "deliveries" USING btree ("guest_id");
CREATE INDEX "deliveries_key" ON "deliveries" USING btree ("key");
CREATE INDEX "deliveries_gateway" ON "deliveries" USING btree ("gateway_id") WHERE "deliveries"."gateway_id" is not null;
CREATE INDEX "sender_names_event" ON "sender_names" USING btree ("event_id","id");
CREATE INDEX "sender_names_state" ON "sender_names" USING btree ("state","id");
CREATE INDEX "sender_names_user" ON "sender_names" USING btree ("requested_by");
CREATE UNIQUE INDEX "sender_names_name_key" ON "sender_names" USING btree ("event_id",lower("name")) WHERE "sender_names"."state" in ('requested', 'approved');
CREATE UNIQUE INDEX "suppression_list_address_key" ON "suppression_list" USING btree ("address");
CREATE UNIQUE INDEX "cart_lines_variant_key" ON "cart_lines" USING btree ("cart_id","variant_id",coalesce("day", 'epoch'::date));
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("variant_id");
CREATE INDEX "cart_lines_fabric" ON "cart_lines" USING btree ("fabric_order_id") WHERE "cart_lines"."fabric_order_id" is not null;
CREATE UNIQUE INDEX "carts_token_key" ON "carts" USING btree ("token_hash");
CREATE UNIQUE INDEX "carts_customer_key" ON "carts" USING btree ("customer_id");
CREATE INDEX "carts_changed" ON "carts" USING btree ("changed_at");
CREATE UNIQUE INDEX "staff_approvals_id_key" ON "staff_approvals" USING btree ("id");
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","id");
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("resource","record_id","id");
CREATE INDEX "audit_log_number" ON "audit_log" USING btree ("record_id","id");
CREATE INDEX "audit_log_resource" ON "audit_log" USING btree ("resource","id");
CREATE INDEX "active_events_event" ON "active_events" USING btree ("event_id");
CREATE INDEX "goodwill_credits_customer" ON "goodwill_credits" USING btree ("customer_id");
CREATE INDEX "goodwill_credits_state" ON "goodwill_credits" USING btree ("state","id");
CREATE UNIQUE INDEX "payment_statements_day_key" ON "payment_statements" USING btree ("gateway","day");
CREATE INDEX "payment_statements_day" ON "payment_statements" USING btree ("day","id");
CREATE UNIQUE INDEX "payment_statement_rows_key" ON "payment_statement_rows" USING btree ("gateway","key");
CREATE INDEX "payment_statement_rows_statement" ON "payment_statement_rows" USING btree ("statement_id","id");
CREATE INDEX "payment_statement_rows_attempt" ON "payment_statement_rows" USING btree ("attempt_id");
CREATE INDEX "blog_posts_published" ON "blog_posts" USING btree ("published_from","id") WHERE "blog_posts"."archived_at" is null;
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id");
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree (("handled_at" is not null),"id" desc);
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is null;
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."handled_at" is not null;
CREATE INDEX "contact_messages_last" ON "contact_messages" USING btree (coalesce("handled_at", "created_at"));
CREATE UNIQUE INDEX "section_introductions_key_key" ON "section_introductions" USING btree ("key");
CREATE UNIQUE INDEX "newsletter_subscriptions_email_key" ON "newsletter_subscriptions" USING btree ("email");
CREATE INDEX "newsletter_subscriptions_email_part" ON "newsletter_subscriptions" USING gin (("email"::text) gin_trgm_ops);
CREATE INDEX "newsletter_subscriptions_members" ON "newsletter_subscriptions" USING btree ("id") WHERE "newsletter_subscriptions"."confirmed_at" is not null and "newsletter_subscriptions"."left_at" is null;
CREATE INDEX "newsletter_subscriptions_left_listed" ON "newsletter_subscriptions" USING btree ("id") WHERE "newsletter_subscriptions"."left_at" >= "newsletter_subscriptions"."asked_at";
CREATE INDEX "newsletter_subscriptions_pending_listed" ON "newsletter_subscriptions" USING btree ("id") WHERE "newsletter_subscriptions"."left_at" < "newsletter_subscriptions"."asked_at" or ("newsletter_subscriptions"."confirmed_at" is null and "newsletter_subscriptions"."left_at" is null);
CREATE INDEX "newsletter_subscriptions_confirmed" ON "newsletter_subscriptions" USING btree ("confirmed_at");
CREATE INDEX "newsletter_subscriptions_left" ON "newsletter_subscriptions" USING btree ("left_at") WHERE "newsletter_subscriptions"."left_at" >= "newsletter_subscriptions"."asked_at";
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("asked_at") WHERE "newsletter_subscriptions"."confirmed_at" is null or "newsletter_subscriptions"."left_at" is not null;
CREATE INDEX "site_pictures_used" ON "site_pictures" USING btree ("used_at");
CREATE UNIQUE INDEX "site_links_code_key" ON "site_links" USING btree ("code");
CREATE UNIQUE INDEX "offer_payment_numbers_code_key" ON "offer_payment_numbers" USING btree ("code");
CREATE INDEX "vendor_applications_created" ON "vendor_applications" USING btree ("created_at");
CREATE INDEX "vendor_applications_inbox" ON "vendor_applications" USING btree (("handled_at" is not null),"id" desc);
CREATE INDEX "vendor_applications_waiting" ON "vendor_applications" USING btree ("id") WHERE "vendor_applications"."handled_at" is null;
CREATE INDEX "vendor_applications_handled" ON "vendor_applications" USING btree ("id") WHERE "vendor_applications"."handled_at" is not null;
CREATE INDEX "vendor_applications_last" ON "vendor_applications" USING btree (coalesce("handled_at", "created_at"));
CREATE UNIQUE INDEX "card_designs_code_key" ON "card_designs" USING btree ("code");
CREATE UNIQUE INDEX "message_categories_code_key" ON "message_categories" USING btree ("code");
CREATE UNIQUE INDEX "message_models_code_key" ON "message_models" USING btree ("category_id","code");
CREATE INDEX "provider_addresses_provider" ON "provider_addresses" USING btree ("provider_id","position");
CREATE INDEX "provider_addresses_town" ON "provider_addresses" USING btree ("town_id");
CREATE INDEX "provider_busy_days_day" ON "provider_busy_days" USING btree ("day","provider_id");
CREATE INDEX "favourites_provider" ON "favourites" USING btree ("provider_id");
CREATE INDEX "provider_media_provider" ON "provider_media" USING btree ("provider_id","position","id");
CREATE INDEX "provider_media_undescribed" ON "provider_media" USING btree ("id") WHERE "provider_media"."described_at" is null and "provider_media"."type" in ('youtube_video', 'tiktok_video');
CREATE UNIQUE INDEX "provider_media_storage_key" ON "provider_media" USING btree ("storage_key");
CREATE INDEX "provider_media_shown" ON "provider_media" USING btree ("id") WHERE "provider_media"."hidden_at" is null;
CREATE INDEX "provider_media_hidden" ON "provider_media" USING btree ("id") WHERE "provider_media"."hidden_at" is not null;
CREATE INDEX "provider_media_newest" ON "provider_media" USING btree ("provider_id","id");
CREATE UNIQUE INDEX "provider_media_cover_key" ON "provider_media" USING btree ("provider_id") WHERE "provider_media"."cover";
CREATE INDEX "package_event_types_type" ON "package_event_types" USING btree ("event_type_id");
CREATE INDEX "package_words_near" ON "package_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "packages_provider" ON "packages" USING btree ("provider_id","id");
CREATE INDEX "packages_service_type" ON "packages" USING btree ("service_type_id");
CREATE INDEX "packages_document" ON "packages" USING gin ("document");
CREATE INDEX "provider_services_type_index" ON "provider_services" USING btree ("service_type_id");
CREATE INDEX "provider_words_near" ON "provider_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "providers_rank_index" ON "providers" USING btree ("rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;
CREATE INDEX "providers_price_index" ON "providers" USING btree ("min_price_fcfa","rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;
CREATE INDEX "providers_price_desc_index" ON "providers" USING btree ("min_price_fcfa" DESC NULLS LAST,"rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;
CREATE INDEX "providers_mark_index" ON "providers" USING btree ("mark_tenths" DESC NULLS LAST,"rank","name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;
CREATE INDEX "providers_name_index" ON "providers" USING btree ("name","id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;
CREATE INDEX "providers_town" ON "providers" USING btree ("town_id");
CREATE INDEX "providers_document" ON "providers" USING gin ("document");
CREATE INDEX "providers_visible" ON "providers" USING btree ("id") WHERE "providers"."published_at" is not null and "providers"."suspended_at" is null;
CREATE INDEX "providers_unpublished" ON "providers" USING btree ("id") WHERE "providers"."published_at" is null and "providers"."suspended_at" is null;
CREATE INDEX "providers_suspended" ON "providers" USING btree ("id") WHERE "providers"."suspended_at" is not null;
CREATE INDEX "providers_subscribed" ON "providers" USING btree ("subscription","id") WHERE "providers"."subscription" is not null;
CREATE INDEX "providers_highlighted" ON "providers" USING btree ("id") WHERE "providers"."rank" = 1;
CREATE INDEX "providers_email" ON "providers" USING btree (lower("email"));
CREATE INDEX "providers_phone" ON "providers" USING btree ("phone");
CREATE INDEX "providers_plain_name" ON "providers" USING gin (plain_text("name") gin_trgm_ops);
CREATE INDEX "provider_towns_town" ON "provider_towns" USING btree ("town_id");
CREATE INDEX "provider_subscriptions_provider" ON "provider_subscriptions" USING btree ("provider_id","id");
CREATE INDEX "provider_subscriptions_to_start" ON "provider_subscriptions" USING btree ("starts_on") WHERE "provider_subscriptions"."started_at" is null and "provider_subscriptions"."ended_at" is null;
CREATE INDEX "provider_subscriptions_to_end" ON "provider_subscriptions" USING btree ("ends_on") WHERE "provider_subscriptions"."ended_at" is null;
CREATE UNIQUE INDEX "towns_code_key" ON "towns" USING btree ("code");
CREATE INDEX "dispute_photos_dispute" ON "dispute_photos" USING btree ("dispute_id","id");
CREATE INDEX "dispute_photos_file" ON "dispute_photos" USING btree ("file_id");
CREATE UNIQUE INDEX "disputes_open_key" ON "disputes" USING btree ("subject_id","subject_kind") WHERE "disputes"."state" = 'open';
CREATE INDEX "disputes_subject" ON "disputes" USING btree ("subject_id","subject_kind","id");
CREATE INDEX "disputes_customer" ON "disputes" USING btree ("customer_id");
CREATE INDEX "disputes_provider" ON "disputes" USING btree ("provider_id","id");
CREATE INDEX "disputes_state" ON "disputes" USING btree ("state","id");
CREATE INDEX "disputes_ended" ON "disputes" USING btree ("ended_at");
CREATE INDEX "disputes_due" ON "disputes" USING btree ("created_at") WHERE "disputes"."state" = 'open' and "disputes"."answered_at" is null and "disputes"."staff_asked_at" is null;
CREATE INDEX "fabric_orders_event" ON "fabric_orders" USING btree ("event_id","id");
CREATE INDEX "fabric_orders_state" ON "fabric_orders" USING btree ("state","id");
CREATE INDEX "fabric_orders_created" ON "fabric_orders" USING btree ("created_at");
CREATE INDEX "fabric_orders_article" ON "fabric_orders" USING btree ("article_id");
CREATE INDEX "fabric_orders_variant" ON "fabric_orders" USING btree ("variant_id");
CREATE INDEX "fabric_orders_cart_customer" ON "fabric_orders" USING btree ("cart_customer_id");
CREATE INDEX "fabric_orders_deadline" ON "fabric_orders" USING btree ("deadline") WHERE "fabric_orders"."state" = 'open';
CREATE INDEX "fabric_shares_order" ON "fabric_shares" USING btree ("order_id","id");
CREATE INDEX "fabric_shares_guest" ON "fabric_shares" USING btree ("guest_id");
CREATE INDEX "fabric_shares_phone" ON "fabric_shares" USING btree ("phone");
CREATE INDEX "fabric_shares_purchase" ON "fabric_shares" USING btree ("order_reference") WHERE "fabric_shares"."order_reference" is not null;
CREATE INDEX "fabric_shares_cash_marker" ON "fabric_shares" USING btree ("cash_marker_id");
CREATE UNIQUE INDEX "fabric_shares_token_key" ON "fabric_shares" USING btree ("token");
CREATE UNIQUE INDEX "fabric_shares_guest_key" ON "fabric_shares" USING btree ("order_id","guest_id");
CREATE UNIQUE INDEX "fabric_shares_phone_key" ON "fabric_shares" USING btree ("order_id","phone");
CREATE INDEX "fabric_withdrawals_order" ON "fabric_withdrawals" USING btree ("order_id","id");
CREATE INDEX "fabric_withdrawals_asker" ON "fabric_withdrawals" USING btree ("asked_by");
CREATE INDEX "fabric_withdrawals_decider" ON "fabric_withdrawals" USING btree ("decided_by");
CREATE UNIQUE INDEX "fabric_withdrawals_asked_key" ON "fabric_withdrawals" USING btree ("order_id") WHERE "fabric_withdrawals"."state" = 'asked';
CREATE INDEX "fabric_withdrawals_due" ON "fabric_withdrawals" USING btree ("created_at") WHERE "fabric_withdrawals"."state" = 'asked';
CREATE INDEX "files_customer" ON "files" USING btree ("customer_id");
CREATE INDEX "gifts_list" ON "gifts" USING btree ("list_id","id");
CREATE INDEX "gifts_item" ON "gifts" USING btree ("item_id");
CREATE INDEX "gifts_state" ON "gifts" USING btree ("state","id");
CREATE INDEX "gifts_created" ON "gifts" USING btree ("created_at");
CREATE INDEX "gifts_giver_phone" ON "gifts" USING btree ("giver_phone");
CREATE INDEX "gifts_hold" ON "gifts" USING btree ("hold_until") WHERE "gifts"."state" = 'pending';
CREATE INDEX "gift_items_list" ON "gift_items" USING btree ("list_id","position");
CREATE INDEX "gift_items_article" ON "gift_items" USING btree ("article_id");
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions" USING btree ("token_hash");
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;
CREATE UNIQUE INDEX "staff_activations_token_key" ON "staff_activations" USING btree ("token_hash");
CREATE INDEX "staff_activations_user" ON "staff_activations" USING btree ("user_id");
CREATE INDEX "staff_recovery_codes_user" ON "staff_recovery_codes" USING btree ("user_id");
CREATE UNIQUE INDEX "customers_user_key" ON "customers" USING btree ("user_id");
CREATE INDEX "customers_archived" ON "customers" USING btree ("archived_at") WHERE "customers"."archived_at" is not null;
CREATE UNIQUE INDEX "users_email_proven_key" ON "users" USING btree ("email","role") WHERE "users"."email_verified_at" is not null;
CREATE UNIQUE INDEX "users_phone_proven_key" ON "users" USING btree ("phone","role") WHERE "users"."phone_verified_at" is not null;
CREATE INDEX "users_email" ON "users" USING btree ("email");
CREATE INDEX "users_not_staff" ON "users" USING btree ("id") WHERE "users"."role" <> 'STAFF';
CREATE INDEX "users_created" ON "users" USING btree ("created_at","role");
CREATE INDEX "users_plain_name" ON "users" USING gin (plain_text("name") gin_trgm_ops);
CREATE INDEX "users_phone" ON "users" USING btree ("phone");
CREATE INDEX "users_pending_email" ON "users" USING btree ("pending_email");
CREATE INDEX "users_pending_phone" ON "users" USING btree ("pending_phone");
CREATE INDEX "users_warned_idle" ON "users" USING btree ("warned_idle_at") WHERE "users"."warned_idle_at" is not null;
CREATE INDEX "users_last_seen" ON "users" USING btree (coalesce("last_signed_in_at", "created_at")) WHERE "users"."warned_idle_at" is null;
CREATE INDEX "check_in_links_event" ON "check_in_links" USING btree ("event_id");
CREATE UNIQUE INDEX "check_ins_one" ON "check_ins" USING btree ("guest_id") WHERE "check_ins"."cancelled_at" is null;
CREATE INDEX "check_ins_link" ON "check_ins" USING btree ("link_id");
CREATE INDEX "check_ins_guest" ON "check_ins" USING btree ("guest_id");
CREATE INDEX "answer_changes_guest" ON "answer_changes" USING btree ("guest_id");
CREATE UNIQUE INDEX "join_requests_phone_key" ON "join_requests" USING btree ("event_id","phone_1");
CREATE INDEX "invoicing_keys_entered_by" ON "invoicing_keys" USING btree ("entered_by");
CREATE UNIQUE INDEX "held_deposits_subject" ON "held_deposits" USING btree ("subject_id","subject_kind");
CREATE INDEX "held_deposits_provider" ON "held_deposits" USING btree ("provider_id");
CREATE INDEX "held_deposits_due" ON "held_deposits" USING btree ("release_at") WHERE "held_deposits"."state" = 'held';
CREATE INDEX "ledger_balances_provider" ON "ledger_balances" USING btree ("provider_id");
CREATE INDEX "ledger_balances_event" ON "ledger_balances" USING btree ("event_id");
CREATE INDEX "ledger_balances_fabric" ON "ledger_balances" USING btree ("fabric_order_id");
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");
CREATE INDEX "ledger_entries_seller" ON "ledger_entries" USING btree ("provider_id","id");
CREATE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("event_id","id");
CREATE INDEX "ledger_entries_fabric" ON "ledger_entries" USING btree ("fabric_order_id","id");
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");
CREATE INDEX "ledger_transactions_subject" ON "ledger_transactions" USING btree ("subject_id","subject_kind");
CREATE UNIQUE INDEX "staff_holds_open_key" ON "staff_holds" USING btree ("subject_id","subject_kind") WHERE "staff_holds"."ended_at" is null;
CREATE INDEX "staff_holds_subject" ON "staff_holds" USING btree ("subject_id","subject_kind","id");
CREATE INDEX "staff_holds_customer" ON "staff_holds" USING btree ("customer_id");
CREATE INDEX "staff_holds_provider" ON "staff_holds" USING btree ("provider_id");
CREATE INDEX "staff_holds_ended" ON "staff_holds" USING btree ("ended_at");
CREATE INDEX "listing_purchases_provider" ON "listing_purchases" USING btree ("provider_id","id");
CREATE INDEX "listing_purchases_subscription" ON "listing_purchases" USING btree ("subscription_id");
CREATE UNIQUE INDEX "listing_purchases_open" ON "listing_purchases" USING btree ("provider_id") WHERE "listing_purchases"."paid_at" is null and "listing_purchases"."closed_at" is null;
CREATE INDEX "article_images_article" ON "article_images" USING btree ("article_id","position","id");
CREATE UNIQUE INDEX "article_images_storage_key" ON "article_images" USING btree ("storage_key");
CREATE INDEX "article_variants_article" ON "article_variants" USING btree ("article_id","position");
CREATE UNIQUE INDEX "article_variants_options_key" ON "article_variants" USING btree ("article_id",coalesce("size", ''),coalesce("colour", '')) WHERE "article_variants"."removed_at" is null;
CREATE INDEX "article_words_near" ON "article_words" USING gin ("word" gin_trgm_ops);
CREATE INDEX "articles_seller" ON "articles" USING btree ("provider_id","id");
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","id");
CREATE INDEX "articles_newest" ON "articles" USING btree ("listed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "articles"."listed_at" is not null;
CREATE INDEX "articles_price" ON "articles" USING btree ("lowest_price_fcfa","id") WHERE "articles"."listed_at" is not null;
CREATE INDEX "articles_document" ON "articles" USING gin ("document");
CREATE INDEX "articles_kept" ON "articles" USING btree ("id") WHERE "articles"."removed_at" is null;
CREATE INDEX "articles_not_suspended" ON "articles" USING btree ("id") WHERE "articles"."removed_at" is null and "articles"."suspended_at" is null;
CREATE INDEX "articles_suspended" ON "articles" USING btree ("id") WHERE "articles"."suspended_at" is not null;
CREATE INDEX "articles_plain_name" ON "articles" USING gin (plain_text("name") gin_trgm_ops);
CREATE UNIQUE INDEX "article_categories_code_key" ON "article_categories" USING btree ("code");
CREATE INDEX "article_categories_parent" ON "article_categories" USING btree ("parent_id","position");
CREATE INDEX "delivery_zone_towns_town" ON "delivery_zone_towns" USING btree ("town_id");
CREATE INDEX "delivery_zones_seller" ON "delivery_zones" USING btree ("provider_id","position");
CREATE INDEX "sellers_open" ON "sellers" USING btree ("provider_id") WHERE "sellers"."opened_at" is not null and "sellers"."suspended_at" is null;
CREATE UNIQUE INDEX "budget_groups_code_key" ON "budget_groups" USING btree ("event_type_id","code");
CREATE UNIQUE INDEX "budget_lines_code_key" ON "budget_lines" USING btree ("group_id","code");
CREATE INDEX "budget_lines_event" ON "budget_lines" USING btree ("event_id");
CREATE UNIQUE INDEX "event_budget_lines_key" ON "event_budget_lines" USING btree ("event_id","line_id");
CREATE INDEX "event_budget_lines_line" ON "event_budget_lines" USING btree ("line_id");
CREATE UNIQUE INDEX "ceremonies_code_key" ON "ceremonies" USING btree ("event_type_id","code");
CREATE UNIQUE INDEX "event_ceremonies_key" ON "event_ceremonies" USING btree ("event_id","ceremony_id");
CREATE INDEX "event_ceremonies_ceremony" ON "event_ceremonies" USING btree ("ceremony_id");
CREATE UNIQUE INDEX "committee_members_role_key" ON "committee_members" USING btree ("event_id","role_id");
CREATE INDEX "committee_members_image_file" ON "committee_members" USING btree ("image_file_id");
CREATE INDEX "committee_members_role" ON "committee_members" USING btree ("role_id");
CREATE UNIQUE INDEX "committee_roles_code_key" ON "committee_roles" USING btree ("event_type_id","code");
CREATE INDEX "committee_roles_event" ON "committee_roles" USING btree ("event_id");
CREATE UNIQUE INDEX "celebrated_persons_role_key" ON "celebrated_persons" USING btree ("event_id","role_id");
CREATE INDEX "celebrated_persons_image_file" ON "celebrated_persons" USING btree ("image_file_id");
CREATE INDEX "celebrated_persons_role" ON "celebrated_persons" USING btree ("role_id");
CREATE UNIQUE INDEX "celebrated_roles_code_key" ON "celebrated_roles" USING btree ("event_type_id","code");
CREATE UNIQUE INDEX "event_types_code_key" ON "event_types" USING btree ("code");
CREATE UNIQUE INDEX "guest_categories_code_key" ON "guest_categories" USING btree ("event_type_id","code");
CREATE INDEX "events_customer" ON "events" USING btree ("customer_id");
CREATE INDEX "events_event_type" ON "events" USING btree ("event_type_id");
CREATE INDEX "events_wedding_date" ON "events" USING btree ("wedding_date");
CREATE INDEX "events_image_file" ON "events" USING btree ("image_file_id");
CREATE INDEX "events_deleted" ON "events" USING btree ("deleted_at") WHERE "events"."deleted_at" is not null;
CREATE UNIQUE INDEX "gift_lists_event_key" ON "gift_lists" USING btree ("event_id");
CREATE UNIQUE INDEX "gift_lists_token_key" ON "gift_lists" USING btree ("token");
CREATE UNIQUE INDEX "guests_phone_key" ON "guests" USING btree ("event_id","phone_1");
CREATE INDEX "guests_by_name" ON "guests" USING btree ("event_id",fold_name(last_name || ' ' || given_names),"id");
CREATE INDEX "guests_newest" ON "guests" USING btree ("event_id","id");
CREATE INDEX "guests_category" ON "guests" USING btree ("category_id");
CREATE INDEX "guests_name_search" ON "guests" USING gin ("event_id",fold_name(last_name || ' ' || given_names) gin_trgm_ops);
CREATE INDEX "guests_household_search" ON "guests" USING gin ("event_id",fold_name(household) gin_trgm_ops) WHERE "guests"."household" is not null;
CREATE UNIQUE INDEX "event_tasks_key" ON "event_tasks" USING btree ("event_id","task_id");
CREATE INDEX "event_tasks_task" ON "event_tasks" USING btree ("task_id");
CREATE UNIQUE INDEX "planning_feeds_secret_key" ON "planning_feeds" USING btree ("secret");
CREATE UNIQUE INDEX "planning_groups_code_key" ON "planning_groups" USING btree ("event_type_id","code");
CREATE UNIQUE INDEX "planning_tasks_code_key" ON "planning_tasks" USING btree ("group_id","code");
CREATE INDEX "planning_tasks_event" ON "planning_tasks" USING btree ("event_id");
CREATE UNIQUE INDEX "event_invitations_token_key" ON "event_invitations" USING btree ("token_hash");
CREATE UNIQUE INDEX "event_invitations_one_open" ON "event_invitations" USING btree ("event_id","address") WHERE "event_invitations"."closed_at" is null;
CREATE INDEX "event_invitations_event" ON "event_invitations" USING btree ("event_id");
CREATE INDEX "event_invitations_expires" ON "event_invitations" USING btree ("expires_at");
CREATE INDEX "event_invitations_giver" ON "event_invitations" USING btree ("giver_id");
CREATE UNIQUE INDEX "event_members_one_current" ON "event_members" USING btree ("customer_id") WHERE "event_members"."is_current";
CREATE INDEX "event_members_customer" ON "event_members" USING btree ("customer_id");
CREATE INDEX "former_members_customer" ON "former_members" USING btree ("customer_id");
CREATE UNIQUE INDEX "membership_requests_key" ON "membership_requests" USING btree ("invitation_id","customer_id");
CREATE INDEX "membership_requests_customer" ON "membership_requests" USING btree ("customer_id");
CREATE UNIQUE INDEX "event_answers_key" ON "event_answers" USING btree ("event_id","question_id");
CREATE INDEX "event_answers_question" ON "event_answers" USING btree ("question_id");
CREATE UNIQUE INDEX "image_list_items_code_key" ON "image_list_items" USING btree ("image_list_id","code");
CREATE UNIQUE INDEX "image_lists_code_key" ON "image_lists" USING btree ("code");
CREATE UNIQUE INDEX "summary_groups_code_key" ON "summary_groups" USING btree ("event_type_id","code");
CREATE UNIQUE INDEX "summary_questions_code_key" ON "summary_questions" USING btree ("group_id","code");
CREATE INDEX "summary_questions_image_list" ON "summary_questions" USING btree ("image_list_id");
CREATE INDEX "summary_questions_event" ON "summary_questions" USING btree ("event_id");
CREATE UNIQUE INDEX "operator_alerts_key" ON "operator_alerts" USING btree ("kind","subject","day");
CREATE INDEX "lost_messages_created" ON "lost_messages" USING btree ("created_at");
CREATE UNIQUE INDEX "marketplace_orders_reference_key" ON "marketplace_orders" USING btree ("reference");
CREATE UNIQUE INDEX "marketplace_orders_key" ON "marketplace_orders" USING btree ("order_key");
CREATE INDEX "marketplace_orders_customer" ON "marketplace_orders" USING btree ("customer_id","id");
CREATE INDEX "marketplace_orders_town" ON "marketplace_orders" USING btree ("town_id");
CREATE INDEX "marketplace_orders_source" ON "marketplace_orders" USING btree ("source_id","source");
CREATE INDEX "marketplace_orders_reserved" ON "marketplace_orders" USING btree ("reserved_until") WHERE "marketplace_orders"."reserved_until" is not null;
CREATE INDEX "marketplace_orders_created" ON "marketplace_orders" USING btree ("created_at");
CREATE INDEX "order_lines_seller_order" ON "order_lines" USING btree ("seller_order_id","id");
CREATE INDEX "order_lines_article" ON "order_lines" USING btree ("article_id");
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");
CREATE INDEX "order_lines_fabric" ON "order_lines" USING btree ("fabric_order_id") WHERE "order_lines"."fabric_order_id" is not null;
CREATE INDEX "seller_order_moves_order" ON "seller_order_moves" USING btree ("seller_order_id","id");
CREATE INDEX "seller_order_moves_user" ON "seller_order_moves" USING btree ("user_id");
CREATE UNIQUE INDEX "seller_orders_seller_key" ON "seller_orders" USING btree ("order_id","provider_id");
CREATE INDEX "seller_orders_seller" ON "seller_orders" USING btree ("provider_id","id");
CREATE INDEX "seller_orders_seller_state" ON "seller_orders" USING btree ("provider_id","state","id");
CREATE INDEX "seller_orders_state" ON "seller_orders" USING btree ("state","order_id");
CREATE INDEX "seller_orders_zone" ON "seller_orders" USING btree ("zone_id");
CREATE INDEX "seller_orders_shipped" ON "seller_orders" USING btree ("moved_at") WHERE "seller_orders"."state" = 'shipped';
CREATE INDEX "seller_orders_held" ON "seller_orders" USING btree ("id") WHERE "seller_orders"."released_at" is null and "seller_orders"."state" in ('delivered', 'returned', 'refunded');
CREATE INDEX "order_instalments_order" ON "order_instalments" USING btree ("order_id","id");
CREATE INDEX "order_instalments_user" ON "order_instalments" USING btree ("user_id");
CREATE INDEX "order_instalments_fabric" ON "order_instalments" USING btree ("fabric_order_id","id");
CREATE INDEX "order_instalments_waiting" ON "order_instalments" USING btree ("id") WHERE "order_instalments"."waiting_fcfa" > 0;
CREATE UNIQUE INDEX "order_instalments_payment_key" ON "order_instalments" USING btree ("payment_order_id");
CREATE INDEX "order_return_lines_line" ON "order_return_lines" USING btree ("line_id");
CREATE UNIQUE INDEX "order_returns_order_key" ON "order_returns" USING btree ("seller_order_id");
CREATE INDEX "order_returns_asked" ON "order_returns" USING btree ("id") WHERE "order_returns"."state" = 'asked';
CREATE UNIQUE INDEX "credit_notes_refund_key" ON "credit_notes" USING btree ("refund_id");
CREATE UNIQUE INDEX "credit_moves_key" ON "credit_moves" USING btree ("key");
CREATE INDEX "credit_moves_customer" ON "credit_moves" USING btree ("customer_id","channel_id");
CREATE INDEX "keyed_requests_created" ON "keyed_requests" USING btree ("created_at");
CREATE UNIQUE INDEX "invoices_key" ON "invoices" USING btree ("key");
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","id");
CREATE INDEX "invoices_kind" ON "invoices" USING btree ("kind","id");
CREATE INDEX "invoices_attempt" ON "invoices" USING btree ("attempt_id");
CREATE INDEX "invoices_sale" ON "invoices" USING btree ("sale_id");
CREATE INDEX "invoices_client_provider" ON "invoices" USING btree ("client_provider_id","id") WHERE "invoices"."client_provider_id" is not null;
CREATE INDEX "invoices_seller" ON "invoices" USING btree ("seller_id","id") WHERE "invoices"."seller_id" is not null;
CREATE INDEX "invoices_of_ours" ON "invoices" USING btree ("id") WHERE "invoices"."seller_id" is null;
CREATE INDEX "invoices_of_sellers" ON "invoices" USING btree ("id") WHERE "invoices"."seller_id" is not null;
CREATE INDEX "invoices_look" ON "invoices" USING btree ("next_look_at") WHERE "invoices"."next_look_at" is not null;
CREATE INDEX "client_references_order" ON "client_references" USING btree ("order_id");
CREATE INDEX "gateway_answers_attempt" ON "gateway_answers" USING btree ("attempt_id","id");
CREATE INDEX "gateway_events_attempt" ON "gateway_events" USING btree ("attempt_id");
CREATE INDEX "gateway_events_received" ON "gateway_events" USING btree ("received_at");
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts" USING btree ("gateway","reference");
CREATE UNIQUE INDEX "payment_attempts_gateway_reference_key" ON "payment_attempts" USING btree ("gateway","gateway_reference");
CREATE UNIQUE INDEX "payment_attempts_one_paid" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" = 'paid';
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");
CREATE INDEX "payment_attempts_created" ON "payment_attempts" USING btree ("created_at");
CREATE INDEX "payment_attempts_gateway" ON "payment_attempts" USING btree ("gateway","created_at");
CREATE INDEX "payment_attempts_phone" ON "payment_attempts" USING btree ("phone");
CREATE INDEX "payment_attempts_closed" ON "payment_attempts" USING btree ("gateway","closed_at");
CREATE INDEX "payment_attempts_dialled" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."phone" is not null;
CREATE INDEX "payment_attempts_state" ON "payment_attempts" USING btree ("state","created_at");
CREATE INDEX "payment_attempts_look" ON "payment_attempts" USING btree ("next_look_at") WHERE "payment_attempts"."next_look_at" is not null;
CREATE UNIQUE INDEX "payment_orders_reference_key" ON "payment_orders" USING btree ("reference");
CREATE INDEX "payment_orders_customer" ON "payment_orders" USING btree ("customer_id","created_at");
CREATE INDEX "payment_orders_message" ON "payment_orders" USING btree ("campaign_id");
CREATE INDEX "payment_orders_subject" ON "payment_orders" USING btree ("subject_id","subject_kind");
CREATE UNIQUE INDEX "payment_orders_subject_key" ON "payment_orders" USING btree ("subject_kind","subject_id") WHERE "payment_orders"."closed_at" is null and "payment_orders"."subject_id" is not null;
CREATE INDEX "payment_orders_event" ON "payment_orders" USING btree ("event_id");
CREATE INDEX "payment_orders_created" ON "payment_orders" USING btree ("created_at");
CREATE INDEX "payment_orders_purpose" ON "payment_orders" USING btree ("purpose","created_at");
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");
CREATE UNIQUE INDEX "receipts_order_key" ON "receipts" USING btree ("order_id") WHERE "receipts"."attempt_id" is null;
CREATE UNIQUE INDEX "receipts_attempt_key" ON "receipts" USING btree ("attempt_id");
CREATE INDEX "payment_refunds_attempt" ON "payment_refunds" USING btree ("attempt_id");
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state","id");
CREATE UNIQUE INDEX "payment_refunds_scope" ON "payment_refunds" USING btree ("attempt_id","scope") WHERE "payment_refunds"."state" <> 'refused';
CREATE INDEX "payment_refunds_look" ON "payment_refunds" USING btree ("next_look_at") WHERE "payment_refunds"."next_look_at" is not null;
CREATE UNIQUE INDEX "payout_numbers_provider_key" ON "payout_numbers" USING btree ("provider_id","method","phone");
CREATE UNIQUE INDEX "payout_numbers_event_key" ON "payout_numbers" USING btree ("event_id","method","phone");
CREATE INDEX "payout_numbers_user" ON "payout_numbers" USING btree ("added_by");
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_id","id");
CREATE INDEX "payouts_event" ON "payouts" USING btree ("event_id","id");
CREATE UNIQUE INDEX "payouts_open_event_key" ON "payouts" USING btree ("event_id") WHERE "payouts"."account" = 'hosts' and "payouts"."state" in ('requested', 'approved', 'sent');
CREATE UNIQUE INDEX "payouts_key" ON "payouts" USING btree ("key");
CREATE INDEX "payouts_user" ON "payouts" USING btree ("requested_by");
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","id");
CREATE INDEX "payouts_account" ON "payouts" USING btree ("account","id");
CREATE INDEX "payouts_phone" ON "payouts" USING btree ("phone");
CREATE INDEX "payouts_due" ON "payouts" USING btree ("next_look_at") WHERE "payouts"."next_look_at" is not null;
CREATE INDEX "payouts_settled_at" ON "payouts" USING btree ("settled_at") WHERE "payouts"."phone" <> '';
CREATE UNIQUE INDEX "account_erasures_proof_key" ON "account_erasures" USING btree ("proof_hash");
CREATE UNIQUE INDEX "account_erasures_cancel_key" ON "account_erasures" USING btree ("cancel_hash");
CREATE INDEX "account_erasures_request" ON "account_erasures" USING btree ("request_id","id");
CREATE INDEX "account_erasures_user" ON "account_erasures" USING btree ("user_id");
CREATE UNIQUE INDEX "account_erasures_open_key" ON "account_erasures" USING btree ("user_id") WHERE "account_erasures"."ended_at" is null;
CREATE INDEX "account_erasures_waiting" ON "account_erasures" USING btree ("state","id") WHERE "account_erasures"."ended_at" is null;
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_on","id") WHERE "privacy_requests"."state" = 'open';
CREATE INDEX "privacy_requests_state" ON "privacy_requests" USING btree ("state","id");
CREATE INDEX "privacy_requests_handled" ON "privacy_requests" USING btree ("handled_at");
CREATE INDEX "privacy_requests_user" ON "privacy_requests" USING btree ("user_id");
CREATE UNIQUE INDEX "privacy_requests_token_key" ON "privacy_requests" USING btree ("token_hash");
CREATE INDEX "provider_applications_provider" ON "provider_applications" USING btree ("provider_id");
CREATE UNIQUE INDEX "provider_invitations_token_key" ON "provider_invitations" USING btree ("token_hash");
CREATE UNIQUE INDEX "provider_invitations_one_open" ON "provider_invitations" USING btree ("provider_id","email") WHERE "provider_invitations"."closed_at" is null;
CREATE INDEX "provider_invitations_email" ON "provider_invitations" USING btree ("email");
CREATE INDEX "provider_invitations_provider" ON "provider_invitations" USING btree ("provider_id");
CREATE INDEX "provider_invitations_application" ON "provider_invitations" USING btree ("application_id");
CREATE INDEX "provider_invitations_expires" ON "provider_invitations" USING btree ("expires_at");
CREATE UNIQUE INDEX "provider_members_user_key" ON "provider_members" USING btree ("user_id");
CREATE INDEX "provider_members_provider" ON "provider_members" USING btree ("provider_id");
CREATE INDEX "quote_messages_request" ON "quote_messages" USING btree ("request_id","id");
CREATE INDEX "quote_messages_side" ON "quote_messages" USING btree ("request_id","side","id");
CREATE INDEX "quote_messages_moves" ON "quote_messages" USING btree ("request_id","id") WHERE "quote_messages"."is_move";
CREATE UNIQUE INDEX "quote_messages_key" ON "quote_messages" USING btree ("request_id","side","key");
CREATE INDEX "quote_messages_user" ON "quote_messages" USING btree ("user_id");
CREATE INDEX "quote_messages_file" ON "quote_messages" USING btree ("file_id");
CREATE INDEX "quotes_request" ON "quotes" USING btree ("request_id","id");
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id");
CREATE INDEX "quote_requests_customer" ON "quote_requests" USING btree ("customer_id","last_message_at");
CREATE INDEX "quote_requests_provider" ON "quote_requests" USING btree ("provider_id","last_message_at");
CREATE INDEX "quote_requests_last_message" ON "quote_requests" USING btree ("last_message_at");
CREATE INDEX "quote_requests_created" ON "quote_requests" USING btree ("created_at");
CREATE INDEX "quote_requests_status" ON "quote_requests" USING btree ("status","id");
CREATE INDEX "quote_requests_event" ON "quote_requests" USING btree ("event_id");
CREATE INDEX "quote_requests_service_type" ON "quote_requests" USING btree ("service_type_id");
CREATE INDEX "quote_requests_package" ON "quote_requests" USING btree ("package_id");
CREATE INDEX "review_reports_customer" ON "review_reports" USING btree ("customer_id");
CREATE INDEX "review_reports_newest" ON "review_reports" USING btree ("created_at");
CREATE UNIQUE INDEX "reviews_author_key" ON "reviews" USING btree ("customer_id","provider_id");
CREATE INDEX "reviews_provider" ON "reviews" USING btree ("provider_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE UNIQUE INDEX "service_types_code_key" ON "service_types" USING btree ("code");
CREATE UNIQUE INDEX "demonstration_events_one_toured" ON "demonstration_events" USING btree ("is_toured") WHERE "demonstration_events"."is_toured";
CREATE UNIQUE INDEX "countries_code_key" ON "countries" USING btree ("code");
CREATE UNIQUE INDEX "districts_code_key" ON "districts" USING btree ("country_id","code");
CREATE UNIQUE INDEX "town_hall_photos_path_key" ON "town_hall_photos" USING btree ("town_hall_id","path");
CREATE UNIQUE INDEX "town_hall_photos_top_key" ON "town_hall_photos" USING btree ("town_hall_id") WHERE "town_hall_photos"."on_top";
CREATE UNIQUE INDEX "town_halls_code_key" ON "town_halls" USING btree ("code");
CREATE INDEX "town_halls_district_index" ON "town_halls" USING btree ("district_id");
CREATE UNIQUE INDEX "sandbox_invoices_token_key" ON "sandbox_invoices" USING btree ("token");
CREATE INDEX "sandbox_invoices_of" ON "sandbox_invoices" USING btree ("of_token");
CREATE INDEX "sandbox_invoices_account" ON "sandbox_invoices" USING btree ("account","id");
CREATE UNIQUE INDEX "sandbox_payments_token_key" ON "sandbox_payments" USING btree ("gateway","token");
CREATE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("gateway","reference");
CREATE INDEX "sandbox_payments_created" ON "sandbox_payments" USING btree ("created_at");
CREATE UNIQUE INDEX "sandbox_transfers_key" ON "sandbox_transfers" USING btree ("company","key");
CREATE INDEX "sandbox_transfers_token" ON "sandbox_transfers" USING btree ("company","token");
CREATE INDEX "sandbox_transfers_created" ON "sandbox_transfers" USING btree ("created_at");
CREATE UNIQUE INDEX "caught_messages_key" ON "caught_messages" USING btree ("key");
CREATE INDEX "caught_messages_created" ON "caught_messages" USING btree ("created_at");
CREATE INDEX "caught_messages_to" ON "caught_messages" USING btree ("to","id");
CREATE INDEX "caught_messages_unreported" ON "caught_messages" USING btree ("id") WHERE not "caught_messages"."is_reported";
CREATE INDEX "sign_in_attempts_last" ON "sign_in_attempts" USING btree ("last_at");