import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import type { Category } from "#app/areas/notebook/guests/guest-fields.tsx";
import styles from "#app/areas/notebook/guests/guest-form.module.css";
import { PasteList } from "#app/areas/notebook/guests/paste/paste-list.tsx";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { fieldId } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Toast } from "#app/ui/toast.tsx";
import words from "#app/ui/words.module.css";
import { DifferentGuests } from "./different-guests.tsx";
import { GuestEntry } from "./guest-entry.tsx";
import { matchSentence } from "./list-matches.ts";
import { MOST_GUESTS } from "./new-guests.ts";
import type { NewGuestsState } from "./save-new-guests.ts";
import { keyField, useNewGuests } from "./use-new-guests.ts";

type NewGuestsFormProps = {
  eventId: number;
  categories: readonly Category[];
  state: NewGuestsState | undefined;
  /** Whether the box for a list is open at first. */
  opensList: boolean;
};

/** The guests to be added: typed, pasted as a list, or from the phone's contacts. */
export function NewGuestsForm({ eventId, categories, state, opensList }: NewGuestsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formMethod === "POST";
  const guests = useNewGuests(form, eventId, state);
  const { page, errors } = guests;
  useFocusFirstError(state);

  const focusLater = (id: string) =>
    requestAnimationFrame(() => {
      guests.store();
      document.getElementById(id)?.focus();
    });
  const remove = (row: string) => {
    guests.remove(row);
    focusLater("ajouter");
  };
  const several = page.rows.length > 1;
  const wrongRows = new Set(Object.keys(errors).map((name) => name.split(".", 1)[0]));
  const wrong = page.rows.filter((row) => wrongRows.has(row)).length;
  const right = page.rows.length - wrong;
  const compared = guests.matches ? matchSentence(guests.matches) : "";
  return (
    <>
      <PasteList
        open={opensList}
        text={state?.values.list ?? ""}
        isRead={page.listed.length > 0}
        onRead={guests.read}
      />
      <p role="status" className={words.bold} hidden={compared === ""}>
        {compared}.
      </p>
      <DifferentGuests
        different={guests.matches?.different ?? []}
        texts={page.texts}
        onAdd={guests.addDifferent}
      />
      <Form
        ref={form}
        method="post"
        className={kit.stack5}
        onInput={guests.store}
        onBlur={guests.look}
        noValidate
      >
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name={keyField} value={guests.key} />
        {state ? <Refusal state={state} /> : null}
        <Restored revision={page.revision} hasList={page.listed.length > 0} state={state} />
        <div role="status">
          {page.listed.length > 0 ? (
            <p className={compared ? undefined : words.bold}>
              {compared ? null : count(page.listed.length, "invité lu", "invités lus")}
              {wrong > 0 ? `${compared ? "" : ", "}${wrong} à corriger. ` : compared ? "" : ". "}
              Vérifiez, puis enregistrez.
            </p>
          ) : null}
          {guests.left > 0 ? (
            <Note tone="warning">
              {MOST_GUESTS} invités à la fois{"\u00a0"}: enregistrez ceux-ci, puis collez les{" "}
              {guests.left} derniers.
            </Note>
          ) : null}
        </div>
        {page.rows.length === 0 && compared ? (
          <LinkButton to={at("guests")} className={kit.selfStart}>
            Voir ma liste
          </LinkButton>
        ) : null}
        <div className={kit.stack5}>
          {page.rows.map((row, index) => (
            <GuestEntry
              key={`${row} ${page.revision}`}
              row={row}
              place={index + 1}
              isListed={page.listed.includes(row)}
              categories={categories}
              texts={page.texts}
              errors={errors}
              onRemove={several ? () => remove(row) : undefined}
            />
          ))}
        </div>
        <div className={`${kit.stackSmall} ${styles.buttons}`}>
          {page.rows.length < MOST_GUESTS ? (
            <Button
              id="ajouter"
              type="button"
              variant="plain"
              icon={<Icon name="plus" size={20} />}
              onClick={() => focusLater(fieldId(`${guests.add()}.last_name`))}
            >
              Ajouter un invité
            </Button>
          ) : null}
          <Button type="button" variant="quiet" className={styles.aside} onClick={guests.cancel}>
            Annuler
          </Button>
        </div>
        <div
          className={
            several
              ? `${kit.stackSmall} ${styles.save} ${styles.sticky}`
              : `${kit.stackSmall} ${styles.save}`
          }
        >
          {guests.old > 0 ? (
            <div className={`${kit.toolbar} ${kit.card} ${styles.repair}`} role="status">
              <p>{count(guests.old, "numéro a", "numéros ont")} 8 chiffres, comme avant 2021.</p>
              <Button type="button" variant="plain" onClick={guests.repair}>
                {guests.old > 1 ? `Réparer les ${guests.old} numéros` : "Réparer le numéro"}
              </Button>
            </div>
          ) : null}
          {page.rows.length === 0 ? null : page.listed.length > 0 && wrong > 0 && right > 0 ? (
            <Button name="intent" value="ready" busy={busy} wide>
              {busy
                ? "Enregistrement…"
                : `Enregistrer ${count(right, "invité prêt", "invités prêts")}`}
            </Button>
          ) : (
            <Button busy={busy} wide>
              {busy
                ? "Enregistrement…"
                : several
                  ? `Enregistrer ${count(page.rows.length, "invité")}`
                  : "Enregistrer"}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

type RestoredProps = { revision: number; hasList: boolean; state: FormState | undefined };

/** The note of a draft that this device stored. */
function Restored({ revision, hasList, state }: RestoredProps) {
  return revision > 0 && !state && !hasList ? (
    <Note>Voici ce que vous aviez commencé à écrire. «&nbsp;Annuler&nbsp;» l’efface.</Note>
  ) : null;
}

/** Why nothing was saved: by a toast when fields are empty, since each shows its own error. */
function Refusal({ state }: { state: FormState }) {
  const { key: visit } = useLocation();
  if (state.values.intent === "paste") return <Note>{state.message}</Note>;
  return state.message === notebookMessages.guestsIncomplete ? (
    <Toast key={visit} kind="error" text={state.message} short />
  ) : (
    <FormNote state={state} />
  );
}
