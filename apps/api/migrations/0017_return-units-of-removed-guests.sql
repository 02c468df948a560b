-- A guest's deletion takes their queued deliveries along, by a cascade that no code sees. What such
-- a delivery took from the owner's credit is given back in the same transaction, once.
CREATE FUNCTION return_units_of_removed_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	campaign record;
BEGIN
	SELECT m.id, m.channel_id, e.customer_id INTO campaign
		FROM messages m JOIN events e ON e.id = m.event_id
		WHERE m.id = OLD.message_id AND m.status IN ('scheduled', 'sending')
		FOR UPDATE OF m;
	IF NOT FOUND THEN RETURN NULL; END IF;
	INSERT INTO credit_moves (customer_id, channel_id, units, reason, key)
		VALUES (campaign.customer_id, campaign.channel_id, OLD.units, 'removed-guest', 'copy:' || OLD.key)
		ON CONFLICT (key) DO NOTHING;
	IF NOT FOUND THEN RETURN NULL; END IF;
	INSERT INTO channel_credits (customer_id, channel_id, units)
		VALUES (campaign.customer_id, campaign.channel_id, OLD.units)
		ON CONFLICT (customer_id, channel_id)
		DO UPDATE SET units = channel_credits.units + excluded.units;
	UPDATE messages SET units = units - OLD.units WHERE id = campaign.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER return_units_of_removed_guest AFTER DELETE ON message_recipients
	FOR EACH ROW WHEN (OLD.state = 'queued' AND OLD.units > 0 AND NOT OLD.is_refunded)
	EXECUTE FUNCTION return_units_of_removed_guest();
