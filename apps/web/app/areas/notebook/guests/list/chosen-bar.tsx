import type { Guest } from "@jdj/contract/notebook/guests";
import { count } from "@jdj/french/plural";
import { Form, useNavigation } from "react-router";
import { ConfirmDeletion } from "#app/areas/notebook/confirm-deletion.tsx";
import type { Category } from "#app/areas/notebook/guests/guest-fields.tsx";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import styles from "./list-bar.module.css";

type ChosenBarProps = {
  eventId: number;
  chosen: ReadonlySet<number>;
  /** The guests that match the filters: « Tout sélectionner » takes these. */
  shown: readonly Guest[];
  categories: readonly Category[];
  state: FormState | undefined;
  onChooseAll: (shown: readonly Guest[], on: boolean) => void;
};

/** Actions on the ticked guests: move to another category, or remove. */
export function ChosenBar(props: ChosenBarProps) {
  const { eventId, chosen, shown, categories, state, onChooseAll } = props;
  const busy = useNavigation().formMethod === "POST";
  useFocusFirstError(state);
  const all = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const ids = [...chosen].join(",");
  const summary = count(chosen.size, "invité choisi", "invités choisis");
  return (
    <section className={styles.chosen} aria-label="Sélection">
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={all}
          onChange={({ target }) => onChooseAll(shown, target.checked)}
        />
        <span>
          Tout sélectionner
          {chosen.size > 0 ? ` · ${summary}` : null}
        </span>
      </label>
      {chosen.size > 0 ? (
        <>
          <Form method="post" className={styles.move} preventScrollReset noValidate>
            <input type="hidden" name="event_id" value={eventId} />
            <input type="hidden" name="ids" value={ids} />
            <SelectField
              name="guest_id"
              label="Changer de catégorie"
              choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
              errors={state?.errors.guest_id}
            />
            <Button busy={busy}>Appliquer</Button>
          </Form>
          <Button
            type="button"
            look="danger"
            icon={<Icon name="trash" size={20} />}
            data-opens="retrait-invites"
          >
            Supprimer
          </Button>
          <ConfirmDeletion
            id="retrait-invites"
            title="Supprimer des invités"
            fields={{ intent: "remove", event_id: eventId, ids }}
            busy={busy}
            keepsScroll
          >
            {summary}. Leurs réponses et les cartes qui leur ont été envoyées seront supprimées
            aussi. Souhaitez-vous continuer&nbsp;?
          </ConfirmDeletion>
        </>
      ) : null}
    </section>
  );
}
