import type { SeatingTable } from "@jdj/contract/invitations/seating";
import { ROOM_DEPTH } from "@jdj/contract/invitations/seating-shapes";
import { type CSSProperties, useState } from "react";
import { Link } from "react-router";
import type { LaidTable } from "#app/areas/invitations/seating/families.ts";
import { leftAt } from "#app/areas/invitations/seating/table-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./plan.module.css";
import { useTableMoves } from "./use-table-moves.ts";

type PlanProps = { eventId: number; laid: readonly LaidTable[]; mayWrite: boolean };

/** What stands in a table of the plan: « 12 » for « Table 12 ». */
function shortName({ name }: SeatingTable): string {
  return /^Table (\d{1,3})$/.exec(name)?.[1] ?? name;
}

/** How deep the drawn room is, in steps: to below its last table. */
function depthOf(tables: readonly { y: number }[]): number {
  return Math.min(ROOM_DEPTH, Math.max(500, ...tables.map(({ y }) => y + 130)));
}

/**
 * The room from above: each table where it stands. It is moved by the mouse, by a finger once moving is
 * chosen, so that the page still scrolls, and by the arrow keys; a press opens its form.
 */
export function Plan({ eventId, laid, mayWrite }: PlanProps) {
  const [isMoving, setMoving] = useState(false);
  const { places, refusal, ...moves } = useTableMoves(eventId, { isMoving, mayWrite });
  const shown = laid.map((one) => ({ ...one, place: places.get(one.table.id) ?? one.table }));
  const depth = depthOf(shown.map(({ place }) => place));
  return (
    <section className={`${kit.stack2} ${kit.oneColumn}`} aria-label="Plan de la salle">
      {mayWrite ? (
        <div className={`${kit.cluster2} ${kit.between} ${kit.scripted}`}>
          <span className={words.note} id="plan-aide">
            {isMoving
              ? "Faites glisser les tables. Au clavier\u00a0: les flèches."
              : "Touchez une table pour la modifier."}
          </span>
          <Button
            type="button"
            variant="plain"
            aria-pressed={isMoving}
            icon={<Icon name={isMoving ? "check" : "map-2"} size={20} />}
            onClick={() => setMoving(!isMoving)}
          >
            {isMoving ? "Terminé" : "Déplacer"}
          </Button>
        </div>
      ) : null}
      {refusal ? <p className={words.errorText}>{refusal}</p> : null}
      <div
        className={styles.room}
        style={{ "--depth": depth } as CSSProperties}
        data-moving={isMoving || undefined}
        {...moves}
      >
        {shown.map(({ table, people, left, place }) => (
          <Link
            key={table.id}
            to={mayWrite ? `?table=${table.id}#table-${table.id}` : `#table-${table.id}`}
            preventScrollReset={isMoving}
            draggable={false}
            className={styles.table}
            data-table={table.id}
            data-x={place.x}
            data-y={place.y}
            data-shape={table.shape}
            data-state={left < 0 ? "over" : left === 0 ? "full" : undefined}
            aria-label={`${table.name}, ${people} sur ${table.places}, ${leftAt(left)}`}
            aria-describedby={mayWrite ? "plan-aide" : undefined}
            style={{ left: `${place.x / 10}%`, top: `${(place.y / depth) * 100}%` }}
          >
            <span className={styles.name}>{shortName(table)}</span>
            <span className={styles.figure}>
              {people}/{table.places}
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
