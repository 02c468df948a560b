import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { longDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { doorLines, doorSums } from "./door-list.ts";
import styles from "./door-sheet.module.css";

/** What is printed of the list: a sheet for the door, with a box to tick and room for the table. */
export function DoorSheet({ guests, today }: { guests: readonly ListedGuest[]; today: string }) {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // Rendered synchronously: the browser prints the page as it is when the event returns.
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  if (!isPrinted) return null;
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
