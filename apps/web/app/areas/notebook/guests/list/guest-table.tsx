import type { Guest } from "@jdj/contract/notebook/guests";
import { useRef } from "react";
import { useRowsInView } from "#app/ui/use-rows-in-view.ts";
import { GuestRow, guestRowHeight } from "./guest-row.tsx";
import styles from "./guest-table.module.css";

const headings = ["Civilité", "Nom", "Prenom", "Email", "Contact", "Status", "Presence", "Action"];

type GuestTableProps = {
  guests: readonly Guest[];
  /** The ticked ids; null outside of the selection mode. */
  chosen: ReadonlySet<number> | null;
  onChoose: (id: number, chosen: boolean) => void;
};

/** The guests as a table that renders about thirty rows; on a phone, a row has two lines. */
export function GuestTable({ guests, chosen, onChoose }: GuestTableProps) {
  const top = useRef<HTMLTableSectionElement>(null);
  const { first, last, above, below } = useRowsInView(top, guests.length, guestRowHeight);
  return (
    <table
      className={chosen ? `${styles.table} ${styles.choosing}` : styles.table}
      aria-rowcount={guests.length + 1}
    >
      <caption className="visually-hidden">Invités</caption>
      <thead>
        <tr aria-rowindex={1}>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={top} aria-hidden="true">
        <tr style={{ height: above }} />
      </tbody>
      <tbody>
        {guests.slice(first, last).map((guest, index) => (
          <GuestRow
            key={guest.id}
            guest={guest}
            chosen={chosen?.has(guest.id)}
            onChoose={onChoose}
            place={first + index + 2}
          />
        ))}
      </tbody>
      <tbody aria-hidden="true">
        <tr style={{ height: below }} />
      </tbody>
    </table>
  );
}
