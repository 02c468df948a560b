import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { waitingNames } from "#app/areas/notebook/guests/waiting-names.ts";
import { useWaitingEdits } from "#app/areas/notebook/offline/waiting-edits.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./list.module.css";

/** The guests that were added without a network and are not in the list yet. */
export function WaitingGuests({ eventId }: { eventId: number }) {
  const path = at("createGuests", { eventId });
  const names = useWaitingEdits()
    .filter((edit) => edit.path === path && !edit.refusal)
    .flatMap(({ id, fields }) =>
      waitingNames(fields).map(({ row, name }) => ({ key: `${id} ${row}`, name })),
    );
  if (names.length === 0) return null;
  return (
    <section
      className={`${kit.card} ${kit.stack1} ${kit.notPrinted} ${styles.waitingGuests}`}
      aria-label="En attente du réseau"
    >
      <p className={`${kit.row2} ${words.bold}`}>
        <Icon name="clock" size={20} />
        {count(names.length, "invité ajouté", "invités ajoutés")} hors connexion
      </p>
      <ul>
        {names.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
