CREATE TABLE "whatsapp_cost_days" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"category" text NOT NULL,
	"backend" integer NOT NULL,
	"messages" integer NOT NULL,
	"cost_milli_fcfa" bigint NOT NULL,
	"charged_fcfa" bigint NOT NULL,
	CONSTRAINT "whatsapp_cost_days_day_country_category_backend_pk" PRIMARY KEY("day","country","category","backend")
);

ALTER TABLE "deliveries" ADD COLUMN "whatsapp_cost_milli_fcfa" integer;
ALTER TABLE "deliveries" ADD COLUMN "whatsapp_charged_fcfa" integer;
ALTER TABLE "deliveries" ADD COLUMN "whatsapp_day" date;
ALTER TABLE "deliveries" ADD COLUMN "whatsapp_country" text;
ALTER TABLE "deliveries" ADD COLUMN "whatsapp_category" text;
-- What a message that was handed over cost, and what its hosts paid, by day: what waits or failed
-- does not count. Removed deliveries stay counted: they have left.
CREATE FUNCTION count_whatsapp_costs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO whatsapp_cost_days AS days (day, country, category, backend, messages, cost_milli_fcfa, charged_fcfa)
    SELECT whatsapp_day, whatsapp_country, whatsapp_category, pg_backend_pid(),
      sum(sign), sum(sign * whatsapp_cost_milli_fcfa), sum(sign * whatsapp_charged_fcfa)
    FROM (
      SELECT -1 AS sign, state, whatsapp_day, whatsapp_country, whatsapp_category,
        whatsapp_cost_milli_fcfa, whatsapp_charged_fcfa FROM before_change
      UNION ALL
      SELECT 1, state, whatsapp_day, whatsapp_country, whatsapp_category,
        whatsapp_cost_milli_fcfa, whatsapp_charged_fcfa FROM after_change
    ) AS changes
    WHERE whatsapp_cost_milli_fcfa IS NOT NULL AND state IN ('sent', 'delivered', 'read', 'unknown')
    GROUP BY whatsapp_day, whatsapp_country, whatsapp_category
    HAVING sum(sign) <> 0 OR sum(sign * whatsapp_cost_milli_fcfa) <> 0
      OR sum(sign * whatsapp_charged_fcfa) <> 0
    ON CONFLICT (day, country, category, backend) DO UPDATE SET
      messages = days.messages + excluded.messages,
      cost_milli_fcfa = days.cost_milli_fcfa + excluded.cost_milli_fcfa,
      charged_fcfa = days.charged_fcfa + excluded.charged_fcfa;
  RETURN NULL;
END;
$$;
CREATE TRIGGER count_whatsapp_costs AFTER UPDATE ON deliveries
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_whatsapp_costs();
