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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_sum AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum
  AFTER INSERT OR DELETE OR UPDATE OF amount_fcfa, transaction_id ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
