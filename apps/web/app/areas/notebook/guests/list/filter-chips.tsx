import { grouped } from "@jdj/french/money";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./list.module.css";
import { isPlainPress } from "./plain-press.ts";

export type Chip = {
  label: string;
  count: number;
  isChosen: boolean;
  /** The address that it leads to: that of the list without the filter when it is chosen. */
  to: string;
  /** What a press does in the place of following the link; without it the link is followed. */
  onChoose?: () => void;
};

/**
 * Filters of a list, one at a time; a second press removes the filter. A phone has them in a strip, a
 * desktop in a menu.
 */
export function FilterChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  if (chips.length < 2 && !chips.some(({ isChosen }) => isChosen)) return null;
  const chosen = chips.find(({ isChosen }) => isChosen);
  return (
    <details className={styles.group} data-menu>
      <summary>
        {chosen?.label ?? label}
        <Icon className={words.turns} name="chevron-down" size={18} />
      </summary>
      <nav className={`${kit.flex} ${kit.gap2} ${kit.noShrink} ${styles.chips}`} aria-label={label}>
        {chips.map(({ label: text, count, isChosen, to, onChoose }) => (
          <Link
            key={text}
            to={to}
            aria-current={isChosen ? "true" : undefined}
            data-local={onChoose ? "" : undefined}
            onClick={(event) => {
              if (!onChoose || !isPlainPress(event)) return;
              event.preventDefault();
              onChoose();
            }}
          >
            {isChosen ? <Icon name="check" size={16} /> : null}
            {text} <span>{grouped(count)}</span>
          </Link>
        ))}
      </nav>
    </details>
  );
}
