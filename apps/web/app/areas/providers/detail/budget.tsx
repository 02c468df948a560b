import {
  isCounted,
  type ListedPrice,
  priceText,
  quantityLabels,
} from "@jdj/contract/prices/price-unit";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { OfferedLine } from "./budget-lines.ts";
import styles from "./offer.module.css";
import { proposedQuantity } from "./proposed-quantity.ts";

type BudgetProps = {
  provider: ListedPrice;
  lines: readonly OfferedLine[];
  /** For how many guests the event reckons; null when unknown. */
  guests: number | null;
  /** The page to go back to once the price is added. */
  back: string;
  state: FormState | undefined;
};

const times = (price: number | null, quantity: number) => price && price * quantity;

/** What so many of the unit cost. */
function eventPriceOf({ min_price: min, max_price: max }: ListedPrice, quantity: number): string {
  return priceText({
    min_price: times(min, quantity),
    max_price: times(max, quantity),
    price_unit: null,
  });
}

/** Puts the price onto a line of the budget; nothing where no line fits. */
export function Budget({ provider, lines, guests, back, state }: BudgetProps) {
  const [only, ...others] = lines;
  if (!only) return null;
  const { price_unit: unit, min_price: min, max_price: max } = provider;
  const quantity = proposedQuantity(unit, guests);
  const errors = state?.errors.quantity;
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
      {isCounted(unit) ? (
        <>
          <TextField
            name="quantity"
            label={quantityLabels[unit]}
            inputMode="numeric"
            maxLength={6}
            required
            defaultValue={state?.values.quantity ?? String(quantity)}
            {...(unit === "person" && guests !== null
              ? { hint: "D’après votre carnet ou votre recherche." }
              : {})}
            {...(errors ? { errors } : {})}
          />
          <p>
            Au budget&nbsp;:{" "}
            <output className={words.bold} data-event-total={`${min || max},${max || min}`}>
              {eventPriceOf(provider, quantity ?? 1)}
            </output>
          </p>
        </>
      ) : null}
      <Button variant="plain" icon={<Icon name="coins" size={20} />} wide>
        Ajouter au budget{others.length === 0 ? ` : ${only.label}` : ""}
      </Button>
    </Form>
  );
}
