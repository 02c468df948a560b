-- The units of a removed guest return to whom the ledger names: the event may have been handed over
-- since they were taken.
CREATE OR REPLACE FUNCTION return_units_of_removed_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	campaign record;
	payer bigint;
BEGIN
	SELECT c.id, c.channel_id, e.customer_id INTO campaign
		FROM campaigns c JOIN events e ON e.id = c.event_id
		WHERE c.id = OLD.campaign_id AND c.status IN ('scheduled', 'sending')
		FOR UPDATE OF c;
	IF NOT FOUND THEN RETURN NULL; END IF;
	SELECT customer_id INTO payer FROM credit_moves WHERE key = 'message:' || campaign.id;
	payer := coalesce(payer, campaign.customer_id);
	INSERT INTO credit_moves (customer_id, channel_id, units, reason, key)
		VALUES (payer, campaign.channel_id, OLD.units, 'removed-guest', 'copy:' || OLD.key)
		ON CONFLICT (key) DO NOTHING;
	IF NOT FOUND THEN RETURN NULL; END IF;
	INSERT INTO channel_credits (customer_id, channel_id, units)
		VALUES (payer, campaign.channel_id, OLD.units)
		ON CONFLICT (customer_id, channel_id)
		DO UPDATE SET units = channel_credits.units + excluded.units;
	UPDATE campaigns SET units = units - OLD.units WHERE id = campaign.id;
	RETURN NULL;
END $$;
