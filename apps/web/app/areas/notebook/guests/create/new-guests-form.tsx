import { notebookMessages } from "@jdj/contract/notebook/messages";
import { useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { type Category, GuestFields } from "#app/areas/notebook/guests/guest-fields.tsx";
import styles from "#app/areas/notebook/guests/guest-form.module.css";
import { dropDraft, readTexts, storeDraft } from "#app/device/draft-store.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { fieldId } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { nextRow, rowsIn, typedIn } from "./guests-from.ts";

type NewGuestsFormProps = {
  eventId: number;
  categories: readonly Category[];
  state: FormState | undefined;
};

/** The most guests of one call. */
const most = 200;

/** The guests on the page; `revision` grows when their fields must be rendered again. */
type Draft = { rows: string[]; values: Record<string, string>; revision: number };

function draftOf(values: Record<string, string>, revision: number): Draft {
  const rows = rowsIn(Object.keys(values));
  return { rows: rows.length > 0 ? rows : ["g1"], values, revision };
}

/** The guests in the form, each with its key; what is typed stays in the fields themselves. */
export function NewGuestsForm({ eventId, categories, state }: NewGuestsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(state?.values ?? {}, 0));
  const busy = useNavigation().formMethod === "POST";
  useFocusFirstError(state);

  useEffect(() => {
    const stored = readTexts("newGuests", eventId);
    if (stored) setDraft(draftOf(stored, 1));
  }, [eventId]);

  const { rows, values, revision } = draft;
  const store = () =>
    form.current && storeDraft("newGuests", eventId, typedIn(new FormData(form.current)));
  const focusLater = (id: string) =>
    requestAnimationFrame(() => {
      store();
      document.getElementById(id)?.focus();
    });
  const add = () => {
    const key = nextRow(rows);
    setDraft({ ...draft, rows: [...rows, key] });
    focusLater(fieldId(`${key}.last_name`));
  };
  const remove = (key: string) => {
    setDraft({ ...draft, rows: rows.filter((row) => row !== key) });
    focusLater("ajouter");
  };
  const cancel = () => {
    dropDraft("newGuests", eventId);
    location.reload();
  };
  return (
    <Form ref={form} method="post" className={styles.form} onInput={store} noValidate>
      <input type="hidden" name="event_id" value={eventId} />
      {state ? <Refusal message={state.message} /> : null}
      {revision > 0 && !state ? (
        <Note>Voici ce que vous aviez commencé à écrire. « Annuler » l’efface.</Note>
      ) : null}
      <div className={styles.rows}>
        {rows.map((key, index) => (
          <fieldset key={`${key} ${revision}`} className={styles.guest}>
            <legend className="visually-hidden">Invité {index + 1}</legend>
            <div className={styles.guestHead}>
              <h2>Invité {index + 1}</h2>
              {rows.length > 1 ? (
                <Button
                  type="button"
                  look="quiet"
                  icon={<Icon name="trash" size={20} />}
                  onClick={() => remove(key)}
                  aria-label={`Retirer l’invité ${index + 1}`}
                >
                  Retirer
                </Button>
              ) : null}
            </div>
            <div className={styles.fields}>
              <GuestFields
                prefix={`${key}.`}
                categories={categories}
                values={values}
                errors={state?.errors ?? {}}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className={styles.buttons}>
        {rows.length < most ? (
          <Button
            id="ajouter"
            type="button"
            look="plain"
            icon={<Icon name="plus" size={20} />}
            onClick={add}
          >
            Ajouter un invité
          </Button>
        ) : null}
        <Button type="button" look="quiet" className={styles.aside} onClick={cancel}>
          Annuler
        </Button>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
      </div>
    </Form>
  );
}

/** Why nothing was saved: by a toast when fields are empty, since each shows its own error. */
function Refusal({ message }: { message: string }) {
  const { key: visit } = useLocation();
  return message === notebookMessages.guestsIncomplete ? (
    <Toast key={visit} kind="error" text={message} short />
  ) : (
    <ErrorNote>{message}</ErrorNote>
  );
}
