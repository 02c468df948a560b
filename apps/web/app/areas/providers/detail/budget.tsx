import { directoryMessages } from "@jdj/contract/providers/messages";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import type { OfferedLine } from "./budget-lines.ts";
import styles from "./offer.module.css";

type BudgetProps = {
  lines: readonly OfferedLine[];
  /** The page to go back to once the price is added. */
  back: string;
  state: FormState | undefined;
};

/** Puts the price onto a line of the budget; nothing where no line fits. */
export function Budget({ lines, back, state }: BudgetProps) {
  const [only, ...others] = lines;
  if (!only) return null;
  return (
    <Form method="post" className={`${kit.stack3} ${styles.budget}`}>
      <input type="hidden" name="intent" value="budget" />
      <input type="hidden" name="back" value={back} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      {lines.some(({ added }) => added) ? (
        <p>
          <Badge tone="good" icon={<Icon name="check" size={16} />}>
            {directoryMessages.priceInBudget}
          </Badge>
        </p>
      ) : null}
      {others.length === 0 ? (
        <input type="hidden" name="line" value={only.value} />
      ) : (
        <SelectField
          name="line"
          label="Poste du budget"
          defaultValue={state?.values.line ?? only.value}
          choices={lines.map(({ value, label }) => ({ value, label }))}
        />
      )}
      <Button variant="plain" icon={<Icon name="coins" size={20} />} wide>
        Ajouter au budget{others.length === 0 ? ` : ${only.label}` : ""}
      </Button>
    </Form>
  );
}
