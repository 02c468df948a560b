import { displayPhone } from "@jdj/french/phone";
import { useFetcher } from "react-router";
import styles from "#app/areas/notebook/guests/guest-form.module.css";
import { nameOf } from "#app/areas/notebook/guests/guest-values.ts";
import type { RowTexts } from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { type DifferentGuest, peopleOf } from "./list-matches.ts";

type DifferentGuestsProps = {
  different: readonly DifferentGuest[];
  texts: RowTexts;
  /** Takes the row into the form, as a guest of its own. */
  onAdd: (row: string) => void;
};

/** Those of a list who have the number or the name of a guest: they stay as they are, or change. */
export function DifferentGuests({ different, texts, onAdd }: DifferentGuestsProps) {
  if (different.length === 0) return null;
  return (
    <ul className={`${kit.stack3}`} aria-label="Différents de votre liste">
      {different.map(({ row, guest }) => (
        <Different key={row} row={row} guest={guest} texts={texts} onAdd={() => onAdd(row)} />
      ))}
    </ul>
  );
}

type DifferentProps = DifferentGuest & { texts: RowTexts; onAdd: () => void };

function Different({ row, guest, texts, onAdd }: DifferentProps) {
  const fetcher = useFetcher<FormState | { updated: true }>();
  const [person] = peopleOf(texts, [row]);
  if (!person) return null;
  const isSamePhone = guest.phone_number_1 !== "" && person.phone_number_1 === guest.phone_number_1;
  const answer = fetcher.data;
  return (
    <li className={`${kit.card} ${kit.stack3} ${styles.different}`}>
      <dl className={kit.stack2}>
        <div>
          <dt className={words.note}>Dans votre liste</dt>
          <dd>{described(guest)}</dd>
        </div>
        <div>
          <dt className={words.note}>Dans celle que vous ajoutez</dt>
          <dd>{described(person)}</dd>
        </div>
      </dl>
      {answer && "updated" in answer ? (
        <p role="status" className={words.bold}>
          Mis à jour.
        </p>
      ) : (
        <div className={kit.wrap3}>
          <fetcher.Form method="post">
            <PostingAccountField />
            <HiddenInputs values={{ intent: "update", id: guest.id, ...person }} />
            <Button variant="plain" busy={fetcher.state !== "idle"}>
              Mettre à jour
            </Button>
          </fetcher.Form>
          {isSamePhone ? null : (
            <Button type="button" variant="quiet" onClick={onAdd}>
              C’est une autre personne
            </Button>
          )}
        </div>
      )}
      {answer && "message" in answer ? <ErrorNote>{answer.message}</ErrorNote> : null}
    </li>
  );
}

function described(one: { last_name: string; given_names: string; phone_number_1: string }) {
  return [nameOf(one), displayPhone(one.phone_number_1) || "sans numéro"]
    .filter(Boolean)
    .join(" · ");
}
