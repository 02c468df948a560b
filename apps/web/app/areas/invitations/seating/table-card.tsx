import { tableShapeLabels } from "@jdj/contract/invitations/seating-shapes";
import { count } from "@jdj/french/plural";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { LaidTable } from "./families.ts";
import { FamilyRow } from "./family-row.tsx";
import type { Apart } from "./kept-apart.ts";
import styles from "./seating.module.css";

/** How many places a table has left, in words. */
export function leftAt(left: number): string {
  if (left === 0) return "complète";
  return left > 0 ? count(left, "libre") : `${-left} de trop`;
}

type TableCardProps = {
  laid: LaidTable;
  mayWrite: boolean;
  chosen: ReadonlySet<string>;
  apart: ReadonlyMap<string, Apart>;
};

/** A table with who sits at it. */
export function TableCard({ laid, mayWrite, chosen, apart }: TableCardProps) {
  const { table, families, people, left } = laid;
  return (
    <section
      id={`table-${table.id}`}
      className={`${kit.card} ${styles.table}`}
      data-drop={table.id}
      data-left={left}
      aria-label={table.name}
    >
      <div className={`${kit.row2} ${kit.between} ${styles.tableHead}`}>
        <h2 className={`${words.breakAnywhere} ${words.text18}`}>{table.name}</h2>
        <span className={`${words.nowrap} ${left < 0 ? words.errorText : words.note}`}>
          {people} sur {table.places}, {leftAt(left)}
        </span>
      </div>
      {families.length === 0 ? (
        <p className={`${words.hint} ${styles.none}`}>
          {tableShapeLabels[table.shape]}, personne pour le moment.
        </p>
      ) : (
        <ul className={kit.listReset}>
          {families.map((family) => (
            <FamilyRow
              key={family.key}
              {...{ family, mayWrite, chosen }}
              apart={apart.get(family.key) ?? null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
