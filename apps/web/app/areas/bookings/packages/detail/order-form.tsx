import type { Package } from "@jdj/contract/bookings/packages";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

/** The two ways to order a package: for the date of the main ceremony, or for a chosen one. */
export function OrderForm({ shown, refused }: { shown: Package; refused: FormState | undefined }) {
  const field = bindFields(refused);
  return (
    <>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      <Form method="post" className={`${kit.stack2} ${kit.shrink}`}>
        <input type="hidden" name="quand" value="maintenant" />
        <input type="hidden" name="price" value={shown.price} />
        <Button wide>Commander maintenant</Button>
        <p className={words.note}>Pour la date de votre cérémonie principale.</p>
      </Form>
      <p className={`${words.textCentre} ${words.secondary}`}>ou</p>
      <Form method="post" className={`${kit.stack2} ${kit.shrink}`} noValidate>
        <input type="hidden" name="quand" value="plus-tard" />
        <input type="hidden" name="price" value={shown.price} />
        <DateField label="Date de la prestation" required {...field("date_reservation")} />
        <Button look="plain" wide>
          Commander plus tard
        </Button>
      </Form>
      <p className={words.note}>
        Vous ne payez rien aujourd’hui&nbsp;: le prestataire confirme d’abord.
      </p>
    </>
  );
}
