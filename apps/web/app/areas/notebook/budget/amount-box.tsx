import { Icon } from "#app/ui/icon.tsx";
import styles from "./amount-box.module.css";
import { readBox, spacedAmount } from "./amount-text.ts";
import { type AmountName, amountLabels } from "./drafts.ts";

type AmountBoxProps = {
  lineId: number;
  /** The name of the line, read out with the name of the column. */
  line: string;
  name: AmountName;
  text: string;
  /** The amount that somebody else saved there meanwhile, as text. */
  theirs: string | undefined;
  mayWrite: boolean;
  onType: (lineId: number, name: AmountName, text: string) => void;
};

/**
 * One amount of a line; Escape restores the stored amount. Its name is an `aria-label`: with hundreds
 * of `label` elements, Chrome's search for fields to fill in blocks a cheap phone for seconds.
 */
export function AmountBox({ lineId, line, name, text, theirs, mayWrite, onType }: AmountBoxProps) {
  const { error } = readBox(text);
  const message = error ?? theirs;
  const id = `${name}-${lineId}`;
  return (
    <td className={styles.cell} data-label={amountLabels[name]}>
      <input
        className={styles.input}
        name={`${lineId}.${name}`}
        inputMode="numeric"
        maxLength={24}
        size={10}
        placeholder="–"
        aria-label={`${amountLabels[name]}, ${line}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-mot` : undefined}
        value={text}
        readOnly={!mayWrite}
        onChange={({ target }) => {
          const spaced = spacedAmount(target.value, target.selectionStart ?? target.value.length);
          // Written before React does, so that the caret does not move.
          target.value = spaced.text;
          target.setSelectionRange(spaced.caret, spaced.caret);
          onType(lineId, name, spaced.text);
        }}
      />
      {message ? (
        <p id={`${id}-mot`} className={error ? styles.error : styles.theirs}>
          {error ? <Icon name="alert-triangle" size={16} /> : null}
          {message}
        </p>
      ) : null}
    </td>
  );
}
