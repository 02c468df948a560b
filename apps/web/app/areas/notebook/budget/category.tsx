import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { budgetTotals } from "@jdj/contract/notebook/budget-sums";
import { grouped } from "@jdj/french/money";
import { useState, useSyncExternalStore } from "react";
import type { Booked } from "#app/areas/notebook/booked/list-booked.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./category.module.css";
import { type AmountName, amountsNow, type Drafts } from "./drafts.ts";
import { Line } from "./line.tsx";
import type { PaidOfLine } from "./paid-by-line.ts";
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
  onType: (lineId: number, name: AmountName, text: string) => void;
};

const widthQuery = () => matchMedia("(min-width: 768px)");

/** Whether the window is wide enough for the table; undefined on the server. */
function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (changed) => {
      const query = widthQuery();
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => widthQuery().matches,
    () => undefined,
  );
}

type FoldProps = {
  name: string;
  /** Whether the category was opened or folded by a press; on a wide window it is open at first. */
  chosen: boolean | undefined;
  onChoose: (isOpen: boolean) => void;
};

/** Knows the width of the window itself, so that the lines are not rendered again after hydration. */
function Fold({ name, chosen, onChoose }: FoldProps) {
  const isWide = useIsWide();
  const isOpen = chosen ?? isWide;
  return (
    <button
      type="button"
      className={`${kit.row} ${styles.fold}`}
      aria-expanded={isOpen}
      onClick={() => onChoose(!isOpen)}
    >
      <Icon name="chevron-down" size={20} />
      <span>{name}</span>
    </button>
  );
}

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
  onType,
}: CategoryProps) {
  const [chosen, setChosen] = useState(isOpen);
  const { min, real, max } = budgetTotals(
    group.children.map((line) => amountsNow(line, drafts[line.id])),
  );
  const isOver = max > 0 && real > max;
  const heading = `categorie-${group.id}`;
  return (
    <tbody className={styles.category} data-open={chosen} aria-labelledby={heading}>
      <tr className={styles.head}>
        <th scope="rowgroup" id={heading}>
          <Fold name={group.content} chosen={chosen} onChoose={setChosen} />
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
          mayWrite={mayWrite}
          asked={line.id === last ? asked : undefined}
          refusal={line.id === last ? refusal : undefined}
          onMark={mark}
          onType={onType}
        />
      ))}
    </tbody>
  );
}

/** The same list for every line without a booked provider, so that lines are not drawn again. */
const none: readonly Booked[] = [];
