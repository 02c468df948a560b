import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { budgetTotals } from "@jdj/contract/notebook/budget-sums";
import { grouped } from "@jdj/french/money";
import { useState } from "react";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./category.module.css";
import { type AmountName, amountsNow, type Drafts } from "./drafts.ts";
import { Line } from "./line.tsx";
import type { PaidOfLine } from "./paid-by-line.ts";

type CategoryProps = {
  group: BudgetGroup;
  drafts: Drafts;
  theirs: BudgetGroup | undefined;
  /** The booked providers by the id of their line. */
  booked: ReadonlyMap<number, readonly Booked[]>;
  /** What was paid of the lines with payments. */
  paid: ReadonlyMap<number, PaidOfLine>;
  /** Whether the window is wide; undefined on the server. Decides which categories are open at first. */
  isWide: boolean | undefined;
  onType: (lineId: number, name: AmountName, text: string) => void;
};

/** A category: its totals, and its lines, which can be folded. */
export function Category({ group, drafts, theirs, booked, paid, isWide, onType }: CategoryProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isWide;
  const { min, real, max } = budgetTotals(
    group.children.map((line) => amountsNow(line, drafts[line.id])),
  );
  const isOver = max > 0 && real > max;
  const heading = `categorie-${group.id}`;
  return (
    <tbody className={styles.category} data-open={chosen} aria-labelledby={heading}>
      <tr className={styles.head}>
        <th scope="rowgroup" id={heading}>
          <button
            type="button"
            className={`${kit.row} ${styles.fold}`}
            aria-expanded={isOpen}
            onClick={() => setChosen(!isOpen)}
          >
            <Icon name="chevron-down" size={20} />
            <span>{group.content}</span>
          </button>
        </th>
        <td>{grouped(min)}</td>
        <td className={isOver ? `${styles.real} ${styles.over}` : styles.real}>
          {grouped(real)}
          {isOver ? <span className="visually-hidden"> (au-dessus du maximum)</span> : null}
        </td>
        <td>{grouped(max)}</td>
      </tr>
      {group.children.map((line) => (
        <Line
          key={line.id}
          line={line}
          draft={drafts[line.id]}
          theirs={theirs?.children.find(({ id }) => id === line.id)}
          booked={booked.get(line.id) ?? none}
          paid={paid.get(line.id)}
          onType={onType}
        />
      ))}
    </tbody>
  );
}

/** The same list for every line without a booked provider, so that lines are not drawn again. */
const none: readonly Booked[] = [];
