import type { OwnGiftList } from "@jdj/contract/gifts/lists";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { SwitchField } from "#app/ui/entry/switch-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type ListFormProps = { eventId: number; list: OwnGiftList; state: FormState | undefined };

/** The list itself: open or closed, its message, its cagnotte. */
export function ListForm({ eventId, list, state }: ListFormProps) {
  const busy = useNavigation().formData?.get("intent") === "list";
  const field = bindFields(state, {
    message: list.message,
    pot_name: list.pot_name,
    pot_goal: list.pot_goal_fcfa === null ? "" : String(list.pot_goal_fcfa),
  });
  const on = (name: string, saved: boolean) => ({
    ...field(name),
    defaultValue: (state ? state.values[name] === "1" : saved) ? "1" : undefined,
  });
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="reglages">
      <h2 id="reglages">Réglages de la liste</h2>
      <Form
        method="post"
        className={`${kit.stack4} ${styles.form} ${kit.card} ${styles.box}`}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="list" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="version" value={list.version} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <SwitchField label="La liste est ouverte à vos invités" {...on("is_open", list.is_open)} />
        <TextField
          label="Un mot à vos invités"
          lines={3}
          maxLength={1000}
          placeholder="Votre présence est notre plus beau cadeau…"
          {...field("message")}
        />
        <SwitchField label="Proposer une cagnotte" {...on("has_pot", list.has_pot)} />
        <div className={styles.two}>
          <TextField
            label="Nom de la cagnotte"
            placeholder="Notre voyage de noces"
            maxLength={80}
            {...field("pot_name")}
          />
          <AmountField label="Objectif" {...field("pot_goal")} />
        </div>
        <SwitchField
          label="Montrer l’avancement de la cagnotte à vos invités"
          {...on("shows_progress", list.shows_progress)}
        />
        <div>
          <Button busy={busy}>Enregistrer</Button>
        </div>
      </Form>
    </section>
  );
}
