import type { SeatedGuest, SeatingTable } from "@jdj/contract/invitations/seating";
import { count } from "@jdj/french/plural";
import { nameOf } from "#app/areas/invitations/seating/families.ts";
import words from "#app/ui/words.module.css";
import styles from "./lists.module.css";

type SheetProps = { guests: readonly SeatedGuest[]; tables: readonly SeatingTable[] };

/** All guests by name with their table: what the door looks at. */
export function DoorSheet({ guests, tables }: SheetProps) {
  const names = new Map(tables.map(({ id, name }) => [id, name]));
  return (
    <table className={styles.sheet}>
      <caption className="visually-hidden">Liste alphabétique</caption>
      <thead>
        <tr>
          <th scope="col">Nom</th>
          <th scope="col" className={styles.number}>
            Pers.
          </th>
          <th scope="col">Table</th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ id, last_name, given_names, people, table_id }) => (
          <tr key={id}>
            <th scope="row">
              {last_name} <span className={words.regular}>{given_names}</span>
            </th>
            <td className={styles.number}>{people}</td>
            <td>{table_id === null ? "—" : names.get(table_id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const at = (guests: readonly SeatedGuest[], { id }: SeatingTable) =>
  guests.filter(({ table_id }) => table_id === id);

const peopleOf = (guests: readonly SeatedGuest[]) =>
  guests.reduce((sum, { people }) => sum + people, 0);

/** Every table with its guests: for who seats them. */
export function TableSheet({ guests, tables }: SheetProps) {
  return (
    <div className={styles.tables}>
      {tables.map((table) => {
        const seated = at(guests, table);
        return (
          <section key={table.id} className={styles.table} aria-label={table.name}>
            <h2>
              {table.name}{" "}
              <span className={words.note}>
                {peopleOf(seated)} sur {count(table.places, "place")}
              </span>
            </h2>
            <ul>
              {seated.map((guest) => (
                <li key={guest.id}>
                  {nameOf(guest)}
                  {guest.people > 1 ? ` + ${guest.people - 1}` : ""}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** One folded card for each table: its name large, and its guests. */
export function TableCards({ guests, tables }: SheetProps) {
  return (
    <div className={styles.cards}>
      {tables.map((table) => (
        <section key={table.id} className={styles.card} aria-label={table.name}>
          <h2 className={words.breakAnywhere}>{table.name}</h2>
          <ul>
            {at(guests, table).map((guest) => (
              <li key={guest.id}>
                {nameOf(guest)}
                {guest.people > 1 ? ` + ${guest.people - 1}` : ""}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
