import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { count } from "@jdj/french/plural";
import { useNavigation } from "react-router";
import type { Category } from "#app/areas/notebook/guests/guest-fields.tsx";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { GuestFilter } from "./filter-guests.ts";
import { listAddress } from "./list-address.ts";
import styles from "./list-bar.module.css";

type ChosenBarProps = {
  eventId: number;
  chosen: ReadonlySet<number>;
  /** The guests that match the filters: « Tout sélectionner » takes these. */
  shown: readonly ListedGuest[];
  /** Whether the list has further pages, which « Tout sélectionner » does not take. */
  isPaged: boolean;
  /** What the list shows once the change is made. */
  filter: GuestFilter;
  categories: readonly Category[];
  state: FormState | undefined;
  onChooseAll: (shown: readonly ListedGuest[], on: boolean) => void;
};

/** Actions on the ticked guests: move to another category, join to a household, or remove. */
export function ChosenBar(props: ChosenBarProps) {
  const { eventId, chosen, shown, isPaged, filter, categories, state, onChooseAll } = props;
  const busy = useNavigation().formMethod === "POST";
  useFocusFirstError(state);
  const all = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const fields = { event_id: eventId, ids: [...chosen].join(","), shown: listAddress(filter) };
  const first = shown.find(({ id }) => chosen.has(id));
  const household = first ? (first.household ?? `Famille ${first.last_name}`.trim()) : "";
  const isJoined = shown.some(({ id, household: joined }) => joined !== null && chosen.has(id));
  const summary = count(chosen.size, "invité choisi", "invités choisis");
  return (
    <section
      className={`${kit.card} ${kit.stack3} ${kit.notPrinted} ${styles.chosen}`}
      aria-label="Sélection"
    >
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <label className={`${kit.row3} ${words.bold} ${kit.targetHeight} ${styles.all}`}>
        <input
          type="checkbox"
          checked={all}
          onChange={({ target }) => onChooseAll(shown, target.checked)}
        />
        <span>
          {isPaged ? "Sélectionner cette page" : "Tout sélectionner"}
          {chosen.size > 0 ? ` · ${summary}` : null}
        </span>
      </label>
      {chosen.size > 0 ? (
        <>
          <Form
            method="post"
            className={`${kit.stackSmall} ${kit.alignEnd} ${styles.move}`}
            preventScrollReset
            noValidate
          >
            <HiddenInputs values={fields} />
            <SelectField
              name="guest_id"
              label="Changer de catégorie"
              choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
              errors={state?.errors.guest_id}
            />
            <Button busy={busy}>Appliquer</Button>
          </Form>
          <Form
            method="post"
            className={`${kit.wrap} ${kit.alignEnd} ${kit.gapSmall} ${styles.join}`}
            preventScrollReset
            noValidate
          >
            <HiddenInputs values={fields} />
            <TextField
              key={household}
              name="household"
              label="Foyer"
              autoComplete="off"
              maxLength={80}
              defaultValue={household}
              errors={state?.errors.household}
            />
            <Button variant="plain" name="intent" value="join" busy={busy}>
              Réunir
            </Button>
            {isJoined ? (
              <Button variant="quiet" name="intent" value="separate" busy={busy}>
                Séparer
              </Button>
            ) : null}
          </Form>
          <Button
            type="button"
            variant="danger"
            icon={<Icon name="trash" size={20} />}
            data-opens="retrait-invites"
          >
            Supprimer
          </Button>
          <ConfirmDialog
            id="retrait-invites"
            title="Supprimer des invités"
            fields={{ intent: "remove", ...fields }}
            busy={busy}
            keepsScroll
          >
            <p>
              {summary}. Leurs réponses et les cartes qui leur ont été envoyées seront supprimées
              aussi. Souhaitez-vous continuer&nbsp;?
            </p>
          </ConfirmDialog>
        </>
      ) : null}
    </section>
  );
}
