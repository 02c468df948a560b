-- Subscriptions and the highlight last for a time now: those that were granted without an end last for a year more.
INSERT INTO provider_subscriptions (provider_id, kind, starts_on, ends_on, started_at)
  SELECT id, 'subscription-' || subscription, current_date, current_date + 365, now()
  FROM providers WHERE subscription IN (1, 2)
  UNION ALL
  SELECT id, 'highlight', current_date, current_date + 365, now() FROM providers WHERE rank = 1;
--> statement-breakpoint
UPDATE providers SET rank = CASE subscription WHEN 1 THEN 2 WHEN 2 THEN 3 ELSE 4 END WHERE rank <> 1;
--> statement-breakpoint
-- Which provider an approved request made: its invitation says so.
INSERT INTO provider_applications (application_id, provider_id)
  SELECT DISTINCT ON (application_id) application_id, provider_id FROM provider_invitations
  WHERE application_id IS NOT NULL ORDER BY application_id, id
  ON CONFLICT DO NOTHING;
