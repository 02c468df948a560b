import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { longDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { doorLines, doorSums } from "./door-list.ts";
import styles from "./door-sheet.module.css";

/** What the button prints of the list: a sheet for the door, with a box to tick and room for the table. */
export function DoorSheet({ guests, today }: { guests: readonly ListedGuest[]; today: string }) {
  const lines = doorLines(guests);
  const sums = doorSums(lines);
  return (
    <section className={styles.sheet} aria-label="Liste pour l’accueil">
      <p>
        Imprimé le {longDate(today)} · {count(sums.guests, "invité")},{" "}
        {count(sums.persons, "personne")}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Présent</span>
            </th>
            <th scope="col">Nom</th>
            <th scope="col">Foyer</th>
            <th scope="col">Personnes</th>
            <th scope="col">Table</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, household, persons }) => (
            <tr key={id}>
              <td>
                <span className={styles.box} />
              </td>
              <th scope="row">{name}</th>
              <td>{household}</td>
              <td>{persons}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
