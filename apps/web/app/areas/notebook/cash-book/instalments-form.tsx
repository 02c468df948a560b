import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { type ChoiceGroup, GroupedSelectField } from "#app/ui/grouped-select-field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type InstalmentsFormProps = {
  eventId: number;
  lines: readonly ChoiceGroup[];
  lineId: string | null;
  /** Where « Annuler » leads; null without it. */
  cancel: string | null;
  state: FormState | undefined;
};

/** Splits an amount into equal monthly payments. */
export function InstalmentsForm({ eventId, lines, lineId, cancel, state }: InstalmentsFormProps) {
  const busy = useNavigation().formData?.get("intent") === "plan";
  const field = bindFields(state, { budget_id: lineId, count: "3" }, -1);
  return (
    <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="plan" />
      <input type="hidden" name="event_id" value={eventId} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <GroupedSelectField label="Poste" groups={lines} required {...field("budget_id")} />
      <div className={styles.two}>
        <AmountField label="Montant à répartir" required {...field("amount")} />
        <TextField
          label="Nombre d’échéances"
          inputMode="numeric"
          maxLength={2}
          required
          {...field("count")}
        />
      </div>
      <DateField
        label="Première échéance"
        required
        hint="Les suivantes tombent le même jour de chaque mois."
        {...field("first_due_on")}
      />
      <TextField label="Note" maxLength={200} {...field("note")} />
      <div className={kit.cluster2}>
        <Button busy={busy}>Noter les échéances</Button>
        {cancel ? (
          <LinkButton variant="plain" to={cancel} preventScrollReset>
            Annuler
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}
