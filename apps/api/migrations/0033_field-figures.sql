CREATE TABLE "field_errors" (
	"week" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"place" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "field_errors_week_page_device_place_pk" PRIMARY KEY("week","page","device","place")
);

CREATE TABLE "field_figures" (
	"week" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "field_figures_week_page_device_metric_bucket_pk" PRIMARY KEY("week","page","device","metric","bucket")
);
