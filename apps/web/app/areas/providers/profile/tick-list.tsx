import type { FormState } from "#app/forms/form-state.ts";
import control from "#app/ui/control.module.css";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./tick-list.module.css";

type TickListProps = {
  label: string;
  name: string;
  choices: readonly { id: number; name: string }[];
  /** The stored ones. */
  chosen: readonly number[];
  state: FormState | undefined;
  /** Whether the list opens on demand. */
  isFolded?: boolean;
};

/** From so many choices on, the list is searched. */
const SEARCHED = 12;

/**
 * Several of many choices, as boxes to tick; a refused form keeps the ticks (`ticksOf`). A long list is
 * searched while one types (`tick-list.script.ts`).
 */
export function TickList({ label, name, choices, chosen, state, isFolded }: TickListProps) {
  const ticked = ticksOf(state, name) ?? chosen;
  const errors = state?.errors[name];
  // What is chosen stands first, so that nobody looks for it.
  const sorted = [...choices].sort(
    (a, b) => Number(ticked.includes(b.id)) - Number(ticked.includes(a.id)),
  );
  const boxes = (
    <div className={styles.boxes}>
      {choices.length > SEARCHED ? (
        <input
          type="search"
          className={`${control.control} ${styles.search}`}
          data-tick-search={name}
          placeholder="Rechercher dans la liste"
          aria-label={`Rechercher\u00a0: ${label}`}
          autoComplete="off"
          hidden
        />
      ) : null}
      {sorted.map(({ id, name: text }) => (
        <label className={`${kit.tapRow} ${kit.gapSmall}`} key={id} data-tick={name}>
          <input type="checkbox" name={name} value={id} defaultChecked={ticked.includes(id)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset
      className={`${kit.stack2} ${styles.group}`}
      data-invalid={errors?.length ? "" : undefined}
    >
      <legend className={words.bold}>{label}</legend>
      {isFolded ? (
        <details open={errors !== undefined}>
          <summary className={`${kit.tapTarget} ${words.linkText} ${words.bold}`}>
            {ticked.length === 0
              ? "Choisir"
              : `${ticked.length} choisie${ticked.length > 1 ? "s" : ""}`}
          </summary>
          {boxes}
        </details>
      ) : (
        boxes
      )}
      <p className={words.note}>
        <FieldErrors name={name} errors={errors} />
      </p>
    </fieldset>
  );
}

/** The ticks of a refused form; undefined without one. The state of a form has one text per field. */
function ticksOf(state: FormState | undefined, name: string): number[] | undefined {
  return state?.values[`${name}[]`]?.split(",").filter(Boolean).map(Number);
}
