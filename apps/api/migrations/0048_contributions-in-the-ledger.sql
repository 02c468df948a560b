-- The balance of contributions is kept as that of a fabric order is.
CREATE OR REPLACE FUNCTION keep_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_fcfa > 0 THEN
    UPDATE ledger_balances SET balance_fcfa = balance_fcfa - NEW.amount_fcfa
      WHERE account = NEW.account
        AND provider_id IS NOT DISTINCT FROM NEW.provider_id
        AND event_id IS NOT DISTINCT FROM NEW.event_id
        AND fabric_order_id IS NOT DISTINCT FROM NEW.fabric_order_id
        AND contribution_event_id IS NOT DISTINCT FROM NEW.contribution_event_id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO ledger_balances AS known
      (account, provider_id, event_id, fabric_order_id, contribution_event_id, balance_fcfa)
    VALUES (NEW.account, NEW.provider_id, NEW.event_id, NEW.fabric_order_id, NEW.contribution_event_id,
      -NEW.amount_fcfa)
    ON CONFLICT (account, provider_id, event_id, fabric_order_id, contribution_event_id)
    DO UPDATE SET balance_fcfa = known.balance_fcfa + EXCLUDED.balance_fcfa;
  RETURN NULL;
END;
$$;
DROP TRIGGER ledger_entries_balance ON ledger_entries;
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account IN ('seller', 'held', 'hosts', 'fabric', 'contributions')
    AND (NEW.provider_id IS NOT NULL OR NEW.event_id IS NOT NULL OR NEW.fabric_order_id IS NOT NULL
      OR NEW.contribution_event_id IS NOT NULL))
  EXECUTE FUNCTION keep_ledger_balance();
-- An event of which hosts, a committee or those of its contributions are owed money is not deleted.
CREATE OR REPLACE FUNCTION refuse_owed_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_fcfa), 0) FROM ledger_entries WHERE event_id = NEW.id AND account = 'hosts') <> 0
    OR EXISTS (SELECT 1 FROM ledger_balances
      WHERE contribution_event_id = NEW.id AND account = 'contributions' AND balance_fcfa <> 0)
    OR EXISTS (SELECT 1 FROM ledger_balances JOIN fabric_orders ON fabric_orders.id = ledger_balances.fabric_order_id
      WHERE fabric_orders.event_id = NEW.id AND ledger_balances.account = 'fabric' AND ledger_balances.balance_fcfa <> 0) THEN
    RAISE EXCEPTION 'The hosts of event % are owed money', NEW.id USING ERRCODE = '23514', CONSTRAINT = 'events_owed';
  END IF;
  RETURN NEW;
END;
$$;
