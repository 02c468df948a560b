CREATE TABLE "delivery_counts" (
	"campaign_id" bigint NOT NULL,
	"backend" integer NOT NULL,
	"total" integer NOT NULL,
	"delivered" integer NOT NULL,
	"undelivered" integer NOT NULL,
	CONSTRAINT "delivery_counts_campaign_id_backend_pk" PRIMARY KEY("campaign_id","backend")
);

ALTER TABLE "delivery_counts" ADD CONSTRAINT "delivery_counts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "deliveries_tried" ON "deliveries" USING btree ("guest_id") WHERE "deliveries"."state" in ('sent', 'delivered', 'read', 'unknown') or "deliveries"."written_at" is not null;
-- What `delivered.ts` calls delivered and undelivered, counted by statement. Deliveries that go with
-- their campaign are not counted: its counts go too.
CREATE FUNCTION count_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO delivery_counts AS counts (campaign_id, backend, total, delivered, undelivered)
      SELECT campaign_id, pg_backend_pid(), count(*),
        count(*) FILTER (WHERE state IN ('sent', 'delivered', 'read') OR written_at IS NOT NULL),
        count(*) FILTER (WHERE state IN ('failed', 'unknown') AND written_at IS NULL)
      FROM after_change GROUP BY campaign_id
      ON CONFLICT (campaign_id, backend) DO UPDATE SET
        total = counts.total + excluded.total,
        delivered = counts.delivered + excluded.delivered,
        undelivered = counts.undelivered + excluded.undelivered;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO delivery_counts AS counts (campaign_id, backend, total, delivered, undelivered)
      SELECT campaign_id, pg_backend_pid(), -count(*),
        -count(*) FILTER (WHERE state IN ('sent', 'delivered', 'read') OR written_at IS NOT NULL),
        -count(*) FILTER (WHERE state IN ('failed', 'unknown') AND written_at IS NULL)
      FROM before_change WHERE EXISTS (SELECT FROM campaigns WHERE id = campaign_id)
      GROUP BY campaign_id
      ON CONFLICT (campaign_id, backend) DO UPDATE SET
        total = counts.total + excluded.total,
        delivered = counts.delivered + excluded.delivered,
        undelivered = counts.undelivered + excluded.undelivered;
  ELSE
    INSERT INTO delivery_counts AS counts (campaign_id, backend, total, delivered, undelivered)
      SELECT campaign_id, pg_backend_pid(), sum(total), sum(delivered), sum(undelivered) FROM (
        SELECT campaign_id, -1 AS total,
          -(state IN ('sent', 'delivered', 'read') OR written_at IS NOT NULL)::integer AS delivered,
          -(state IN ('failed', 'unknown') AND written_at IS NULL)::integer AS undelivered
        FROM before_change
        UNION ALL
        SELECT campaign_id, 1,
          (state IN ('sent', 'delivered', 'read') OR written_at IS NOT NULL)::integer,
          (state IN ('failed', 'unknown') AND written_at IS NULL)::integer
        FROM after_change
      ) AS changes
      GROUP BY campaign_id
      HAVING sum(total) <> 0 OR sum(delivered) <> 0 OR sum(undelivered) <> 0
      ON CONFLICT (campaign_id, backend) DO UPDATE SET
        total = counts.total + excluded.total,
        delivered = counts.delivered + excluded.delivered,
        undelivered = counts.undelivered + excluded.undelivered;
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER count_inserted_deliveries AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION count_deliveries();

CREATE TRIGGER count_updated_deliveries AFTER UPDATE ON deliveries
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_deliveries();

CREATE TRIGGER count_deleted_deliveries AFTER DELETE ON deliveries
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION count_deliveries();

-- The triggers lock the table against writes until the end of the migration: nothing is missed.
INSERT INTO delivery_counts (campaign_id, backend, total, delivered, undelivered)
  SELECT campaign_id, 0, count(*),
    count(*) FILTER (WHERE state IN ('sent', 'delivered', 'read') OR written_at IS NOT NULL),
    count(*) FILTER (WHERE state IN ('failed', 'unknown') AND written_at IS NULL)
  FROM deliveries GROUP BY campaign_id;
