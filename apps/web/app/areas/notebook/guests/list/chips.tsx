import { Icon } from "#app/ui/icon.tsx";
import styles from "./list.module.css";

export type Chip<Value> = { value: Value; label: string; figure: number };

type ChipsProps<Value> = {
  label: string;
  chips: readonly Chip<Value>[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

/** Filter buttons of a list, one at a time; a second press removes the filter. */
export function Chips<Value extends string>({ label, chips, chosen, onChoose }: ChipsProps<Value>) {
  if (chips.length < 2) return null;
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {chips.map(({ value, label: text, figure }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? null : value)}
        >
          {value === chosen ? <Icon name="check" size={16} /> : null}
          {text}
          <span>{figure}</span>
        </button>
      ))}
    </fieldset>
  );
}
