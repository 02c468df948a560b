import { at } from "@jdj/contract/paths/addresses";
import { memo } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Family, LaidTable } from "./families.ts";
import { FamilyRow } from "./family-row.tsx";
import type { Apart } from "./not-beside.ts";
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

/** Who has no place yet, and who sits at each table. Drawn again for seats alone, not for each choice. */
export const SeatLists = memo(function SeatLists(props: SeatListsProps) {
  const { families, laid, apart, mayWrite, refused } = props;
  const free = families.filter(({ tableId }) => tableId === null);
  const chosen = new Set(refused?.split(" "));
  return (
    <>
      <section
        className={`${kit.stack3} ${kit.oneColumn} ${styles.families}`}
        aria-label="À placer"
      >
        {free.length === 0 ? (
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
            <ul className={`${kit.card} ${kit.listReset}`}>
              {free.map((family) => (
                <FamilyRow
                  key={family.key}
                  {...{ family, mayWrite, chosen }}
                  apart={apart.get(family.key) ?? null}
                />
              ))}
            </ul>
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
