import { count } from "@jdj/french/plural";
import type { FormState } from "#app/forms/form-state.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { LaidTable } from "./families.ts";
import { refusedSentence } from "./refused-sentence.ts";
import styles from "./seating.module.css";
import { leftAt } from "./table-card.tsx";

type TrayProps = {
  tables: readonly LaidTable[];
  /** Of what is chosen; null without script. */
  people: number | null;
  state: FormState | undefined;
};

/** The tables as buttons, shown once somebody is chosen, those with room first: a press seats them there. */
export function TableButtons({ tables, people, state }: TrayProps) {
  const isShort = ({ left }: LaidTable) => Math.max(1, people ?? 1) > left;
  const inOrder = tables.toSorted((a, b) => Number(isShort(a)) - Number(isShort(b)));
  return (
    <div className={`${kit.notPrinted} ${styles.tray}`} data-tray>
      {state ? <ErrorNote>{refusedSentence(state)}</ErrorNote> : null}
      <div className={`${kit.row2} ${kit.between}`}>
        <h2 className={words.text18} aria-live="polite">
          {people === null
            ? "À quelle table\u00a0?"
            : `${count(people, "personne")}\u00a0: à quelle table\u00a0?`}
        </h2>
        <button type="submit" name="table_id" value="" className={styles.leave}>
          Sans table
        </button>
      </div>
      <ul className={`${kit.listReset} ${styles.choices}`}>
        {inOrder.map((laid) => (
          <li key={laid.table.id}>
            <button
              type="submit"
              name="table_id"
              value={laid.table.id}
              data-drop={laid.table.id}
              data-short={isShort(laid) ? true : undefined}
            >
              <strong>{laid.table.name}</strong> <span>{leftAt(laid.left)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
