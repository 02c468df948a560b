import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { type Choice, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type InstalmentsFormProps = {
  eventId: number;
  lines: readonly Choice[];
  lineId: string | null;
  state: FormState | undefined;
};

/** Splits an amount into equal monthly payments. */
export function InstalmentsForm({ eventId, lines, lineId, state }: InstalmentsFormProps) {
  const busy = useNavigation().formData?.get("intent") === "plan";
  const field = bindFields(state, { budget_id: lineId, count: "3" }, -1);
  return (
    <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="plan" />
      <input type="hidden" name="event_id" value={eventId} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <SelectField label="Poste" choices={lines} required {...field("budget_id")} />
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
      <div>
        <Button variant="plain" busy={busy}>
          Noter les échéances
        </Button>
      </div>
    </Form>
  );
}
