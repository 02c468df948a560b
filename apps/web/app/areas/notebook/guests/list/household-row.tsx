import { count } from "@jdj/french/plural";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./guest-table.module.css";
import { householdFigures, type ListLine } from "./households.ts";

type HouseholdRowProps = {
  line: Extract<ListLine, { kind: "household" }>;
  /** Whether all of it are ticked; null outside of the selection mode. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
  onToggle: () => void;
  /** Its line in the whole table; the heading is the first. */
  place: number;
};

/** A household as one line, with how many they are and how many come; a press opens it. */
export function HouseholdRow({ line, chosen, onChoose, onToggle, place }: HouseholdRowProps) {
  const { name, members, isOpen } = line;
  const { guests, people, yes } = householdFigures(members);
  const size = [count(guests, "invité"), people > guests ? count(people, "personne") : ""].filter(
    Boolean,
  );
  return (
    <tr aria-rowindex={place} data-chosen={chosen || undefined} className={styles.home}>
      <td>
        {chosen === null ? null : (
          <label className={`${kit.row2} ${kit.targetHeight} ${styles.choose}`}>
            <input
              type="checkbox"
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
              aria-label={`Choisir le foyer ${name}`}
            />
          </label>
        )}
      </td>
      <th scope="row" title={name}>
        {name}
        <small className={styles.size}>{size.join(" · ")}</small>
      </th>
      <td colSpan={4} />
      <td>
        <Badge tone={yes === guests ? "good" : "neutral"} icon={<Icon name="check" size={16} />}>
          {yes}/{guests}
        </Badge>
      </td>
      <td>
        <button
          type="button"
          className={`${kit.placeCentre} ${styles.open}`}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Replier" : "Déplier"} le foyer ${name}`}
          onClick={onToggle}
        >
          <Icon className={words.turns} name="chevron-down" size={20} />
        </button>
      </td>
    </tr>
  );
}
