import { at } from "@jdj/contract/paths/addresses";
import { memo } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Family, LaidTable } from "./families.ts";
import { FamilyRow } from "./family-row.tsx";
import type { Apart } from "./kept-apart.ts";
import styles from "./seating.module.css";
import { TableCard } from "./table-card.tsx";

type SeatListsProps = {
  families: readonly Family[];
  laid: readonly LaidTable[];
  apart: ReadonlyMap<string, Apart>;
  mayWrite: boolean;
  /** Who was chosen in a form that was refused. */
  refused: string | undefined;
};

/**
 * So many families of the event share one list on the page: a list beyond the screen is not laid out,
 * and the browser looks for what is below a finger in a few lists, not in some hundred rows.
 */
const LIST_LENGTH = 20;

/** The families without a table, each in the list of its place among all: it stays when others leave. */
function freeLists(families: readonly Family[]): { at: number; free: Family[] }[] {
  const lists: { at: number; free: Family[] }[] = [];
  for (let at = 0; at < families.length; at += LIST_LENGTH) {
    const free = families.slice(at, at + LIST_LENGTH).filter(({ tableId }) => tableId === null);
    if (free.length > 0) lists.push({ at, free });
  }
  return lists;
}

/** Who has no place yet, and who sits at each table. Drawn again for seats alone, not for each choice. */
export const SeatLists = memo(function SeatLists(props: SeatListsProps) {
  const { families, laid, apart, mayWrite, refused } = props;
  const lists = freeLists(families);
  const chosen = new Set(refused?.split(" "));
  return (
    <>
      <section
        className={`${kit.stack3} ${kit.oneColumn} ${styles.families}`}
        aria-label="À placer"
      >
        {lists.length === 0 ? (
          <p>Tout le monde a sa place.</p>
        ) : (
          <>
            {mayWrite ? (
              <div className={`${kit.cluster2} ${kit.between}`}>
                <p className={words.note}>Touchez une famille, puis sa table.</p>
                <LinkButton to={at("seatingProposal")} variant="quiet">
                  Proposer un placement
                </LinkButton>
              </div>
            ) : null}
            <div className={kit.card}>
              {lists.map(({ at, free }) => (
                <ul key={at} className={`${kit.listReset} ${kit.ruled} ${styles.list}`}>
                  {free.map((family) => (
                    <FamilyRow
                      key={family.key}
                      {...{ family, mayWrite, chosen }}
                      apart={apart.get(family.key) ?? null}
                    />
                  ))}
                </ul>
              ))}
            </div>
          </>
        )}
      </section>
      <section className={`${kit.stack3} ${kit.oneColumn} ${styles.tables}`} aria-label="Par table">
        {laid.map((one) => (
          <TableCard key={one.table.id} laid={one} {...{ mayWrite, chosen }} apart={apart} />
        ))}
      </section>
    </>
  );
});
