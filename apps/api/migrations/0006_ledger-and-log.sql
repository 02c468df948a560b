-- The entries of a move of money sum to zero when its transaction ends, and there are two at least.
CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
  entries record;
BEGIN
  IF TG_TABLE_NAME = 'ledger_transactions' THEN
    moved := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    moved := OLD.transaction_id;
  ELSE
    moved := NEW.transaction_id;
  END IF;
  SELECT coalesce(sum(amount_fcfa), 0) AS total, count(*) AS number INTO entries
    FROM ledger_entries WHERE transaction_id = moved;
  IF entries.total <> 0 OR entries.number < 2 THEN
    RAISE EXCEPTION 'The entries of a ledger transaction do not sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_sum';
  END IF;
  RETURN NULL;
END;
$$;

CREATE CONSTRAINT TRIGGER ledger_entries_sum
  AFTER INSERT OR DELETE OR UPDATE OF amount_fcfa, transaction_id ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();

CREATE CONSTRAINT TRIGGER ledger_transactions_sum AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();

-- Keeps the balance of each account of somebody. A first credit makes the row. What is taken is an update: PostgreSQL
-- checks the row of an INSERT before it finds the conflict, so a debit there would always be refused.
CREATE FUNCTION keep_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_fcfa > 0 THEN
    UPDATE ledger_balances SET balance_fcfa = balance_fcfa - NEW.amount_fcfa
      WHERE account = NEW.account
        AND provider_id IS NOT DISTINCT FROM NEW.provider_id
        AND event_id IS NOT DISTINCT FROM NEW.event_id
        AND fabric_order_id IS NOT DISTINCT FROM NEW.fabric_order_id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO ledger_balances AS known (account, provider_id, event_id, fabric_order_id, balance_fcfa)
    VALUES (NEW.account, NEW.provider_id, NEW.event_id, NEW.fabric_order_id, -NEW.amount_fcfa)
    ON CONFLICT (account, provider_id, event_id, fabric_order_id)
    DO UPDATE SET balance_fcfa = known.balance_fcfa + EXCLUDED.balance_fcfa;
  RETURN NULL;
END;
$$;

CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account IN ('seller', 'held', 'hosts', 'fabric')
    AND (NEW.provider_id IS NOT NULL OR NEW.event_id IS NOT NULL OR NEW.fabric_order_id IS NOT NULL))
  EXECUTE FUNCTION keep_ledger_balance();

-- An event whose hosts or whose committee are owed money is not deleted.
CREATE FUNCTION refuse_owed_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_fcfa), 0) FROM ledger_entries WHERE event_id = NEW.id AND account = 'hosts') <> 0
    OR EXISTS (SELECT 1 FROM ledger_balances JOIN fabric_orders ON fabric_orders.id = ledger_balances.fabric_order_id
      WHERE fabric_orders.event_id = NEW.id AND ledger_balances.account = 'fabric' AND ledger_balances.balance_fcfa <> 0) THEN
    RAISE EXCEPTION 'The hosts of event % are owed money', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'events_owed';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER events_owed BEFORE UPDATE OF deleted_at ON events
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION refuse_owed_event();

-- The units of a removed guest return to whom the ledger names: the event may have been handed over
-- since they were taken.
CREATE FUNCTION return_units_of_removed_guest() RETURNS trigger LANGUAGE plpgsql AS $$
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
END;
$$;

CREATE TRIGGER return_units_of_removed_guest AFTER DELETE ON deliveries FOR EACH ROW
  WHEN (OLD.state = 'queued' AND OLD.units > 0 AND NOT OLD.is_refunded)
  EXECUTE FUNCTION return_units_of_removed_guest();

-- The log of what staff changed is only added to. An empty one may be truncated, as a restore does.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM audit_log) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER refuse_audit_change BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER refuse_audit_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
