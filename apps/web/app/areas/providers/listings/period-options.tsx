import { at } from "@jdj/contract/paths/addresses";
import type { SubjectPayment } from "@jdj/contract/payments/subjects";
import { fcfa } from "@jdj/french/money";
import choice from "#app/areas/payments/method-choice.module.css";
import choices from "#app/ui/choice.module.css";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

interface PeriodOption {
  /** What the form sends. */
  length: number;
  label: string;
  dates: string;
  priceFcfa: number;
  /** What a month or a day of it costs, in words; null where that says nothing. */
  each: string | null;
  /** Why it cannot be chosen. */
  obstacle?: string | undefined;
}

type PeriodOptionsProps = {
  name: string;
  chosen: number | undefined;
  options: readonly PeriodOption[];
};

type PendingNoteProps = { pending: SubjectPayment | null };

/** The payment that is under way, with the way to it; nothing without one. */
export function PendingNote({ pending }: PendingNoteProps) {
  if (pending === null) return null;
  return (
    <Note tone="warning">
      Un paiement de {fcfa(pending.amount_fcfa)} est en cours&nbsp;:{" "}
      <a href={at("pay", { reference: pending.reference })}>le suivre</a>. Ce que vous régleriez en
      plus s’ajoute à la suite.
    </Note>
  );
}

/** The periods that may be bought, one to choose. */
export function PeriodOptions({ name, chosen, options }: PeriodOptionsProps) {
  return (
    <div className={`${kit.stack3} ${kit.shrink}`}>
      {options.map(({ length, label, dates, priceFcfa, each, obstacle }) => (
        <label key={length} className={`${choices.option} ${kit.row} ${choice.method}`}>
          <input
            type="radio"
            name={name}
            value={length}
            defaultChecked={length === chosen}
            disabled={obstacle !== undefined}
          />
          <span className={`${kit.wrap} ${styles.offer}`}>
            <span>
              <strong className={kit.block}>{label}</strong>
              <small className={`${kit.block} ${words.breakAnywhere}`}>{obstacle ?? dates}</small>
            </span>
            <span className={styles.price}>
              <strong className={kit.block}>{fcfa(priceFcfa)}</strong>
              {each === null ? null : (
                <small className={`${kit.block} ${words.breakAnywhere}`}>{each}</small>
              )}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
