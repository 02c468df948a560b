import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { budgetTotals } from "@jdj/contract/notebook/budget-sums";
import { grouped } from "@jdj/french/money";
import { useState } from "react";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./category.module.css";
import { type AmountName, amountsNow, type Drafts, isChanged } from "./drafts.ts";
import { Line } from "./line.tsx";
import type { PaidOfLine } from "./paid-by-line.ts";
import type { Medium } from "./use-medium.ts";
import type { PrivateLines } from "./use-private-lines.ts";

type CategoryProps = {
  group: BudgetGroup;
  drafts: Drafts;
  theirs: BudgetGroup | undefined;
  /** The booked providers by the id of their line. */
  booked: ReadonlyMap<number, readonly Booked[]>;
  /** What was paid of the lines with payments. */
  paid: ReadonlyMap<number, PaidOfLine>;
  mayWrite: boolean;
  privateLines: PrivateLines;
  /** Whether it is open at first; otherwise on a wide window only. */
  isOpen?: boolean;
  medium: Medium;
  /** How many lines are rendered while it is folded. */
  atFirst: number;
  /** Whether the drafts were refused: what they belong to is unfolded. */
  isRefused: boolean;
  onType: (lineId: number, name: AmountName, text: string) => void;
};

/**
 * About the height of a line on a wide window, in rem: the page keeps its length while lines are
 * missing. Until the page is live, or where it never is, a link leads to all of them.
 */
const LINE_REM = 3.25;

/** A category: its totals, and its lines, which can be folded. */
export function Category({
  group,
  drafts,
  theirs,
  booked,
  paid,
  mayWrite,
  privateLines: { last, asked, refusal, mark },
  isOpen,
  medium,
  atFirst,
  isRefused,
  onType,
}: CategoryProps) {
  const [pressed, setPressed] = useState(isOpen);
  const refused = group.children.filter((line) => isRefused && isChanged(line, drafts[line.id]));
  // Undefined while the style sheet decides, by the window's width.
  const chosen = pressed ?? (refused.length > 0 || undefined);
  const isUnfolded = chosen ?? (medium && medium !== "narrow");
  const lines =
    isUnfolded || medium === "paper" ? group.children : group.children.slice(0, atFirst);
  const left = group.children.length - lines.length;
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
            aria-expanded={isUnfolded}
            onClick={() => setPressed(!isUnfolded)}
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
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          draft={drafts[line.id]}
          theirs={theirs?.children.find(({ id }) => id === line.id)}
          booked={booked.get(line.id) ?? none}
          paid={paid.get(line.id)}
          mayWrite={mayWrite}
          asked={line.id === last ? asked : undefined}
          refusal={line.id === last ? refusal : undefined}
          isRefused={refused.includes(line)}
          onMark={mark}
          onType={onType}
        />
      ))}
      {left > 0 ? (
        <tr className={styles.left} style={{ height: `${left * LINE_REM}rem` }}>
          <td colSpan={4}>
            <a href="?lignes=toutes">Afficher toutes les lignes</a>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** The same list for every line without a booked provider, so that lines are not drawn again. */
const none: readonly Booked[] = [];
