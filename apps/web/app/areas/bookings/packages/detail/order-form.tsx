import type { Package } from "@jdj/contract/bookings/packages";
import {
  isCounted,
  type PackageUnit,
  quantityFor,
  quantityLabels,
} from "@jdj/contract/prices/price-unit";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CountField } from "#app/ui/count-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type OrderFormProps = { shown: Package; refused: FormState | undefined };

const mainDay = "Pour la date de votre cérémonie principale.";

/** The two ways to order a package: for the date of the main ceremony, or for a chosen one. */
export function OrderForm({ shown, refused }: OrderFormProps) {
  return (
    <>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      {isCounted(shown.price_unit) ? (
        <CountedOrder shown={shown} unit={shown.price_unit} refused={refused} />
      ) : (
        <WholeOrder shown={shown} refused={refused} />
      )}
      <p className={words.note}>
        Vous ne payez rien aujourd’hui&nbsp;: le prestataire confirme d’abord.
      </p>
    </>
  );
}

function WholeOrder({ shown, refused }: OrderFormProps) {
  const field = bindFields(refused);
  return (
    <>
      <Form method="post" className={`${kit.stack2} ${kit.shrink}`}>
        <input type="hidden" name="quand" value="maintenant" />
        <input type="hidden" name="price" value={shown.price} />
        <Button wide>Commander maintenant</Button>
        <p className={words.note}>{mainDay}</p>
      </Form>
      <p className={`${words.textCentre} ${words.secondary}`}>ou</p>
      <Form method="post" className={`${kit.stack2} ${kit.shrink}`} noValidate>
        <input type="hidden" name="quand" value="plus-tard" />
        <input type="hidden" name="price" value={shown.price} />
        <DateField label="Date de la prestation" required {...field("date_reservation")} />
        <Button variant="plain" wide>
          Commander plus tard
        </Button>
      </Form>
    </>
  );
}

const estimate = "Votre estimation\u00a0: vous la préciserez avec le prestataire.";

type CountedOrderProps = OrderFormProps & { unit: Exclude<PackageUnit, "event"> };

/**
 * The same where the price is for each: one form, so that the number is given once. Its first button,
 * which Enter presses, is the one that asks for a date.
 */
function CountedOrder({ shown, unit, refused }: CountedOrderProps) {
  const field = bindFields(
    refused,
    unit === "person" ? {} : { quantity: String(quantityFor(unit, 1)) },
  );
  const { price } = shown;
  return (
    <Form method="post" className={`${kit.stack3} ${kit.shrink}`} noValidate>
      <input type="hidden" name="price" value={price} />
      <CountField
        label={quantityLabels[unit]}
        {...(unit === "person" ? { hint: estimate } : {})}
        required
        {...field("quantity")}
        ofGuests={unit === "person"}
      />
      <p>
        Total&nbsp;: <output className={words.bold} data-event-total={price} />
      </p>
      <DateField label="Date de la prestation" required {...field("date_reservation")} />
      <Button variant="plain" name="quand" value="plus-tard" wide>
        Commander plus tard
      </Button>
      <p className={`${words.textCentre} ${words.secondary}`}>ou</p>
      <Button name="quand" value="maintenant" wide>
        Commander maintenant
      </Button>
      <p className={words.note}>{mainDay}</p>
    </Form>
  );
}
