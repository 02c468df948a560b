import { PAYOUT_MIN_FCFA, payoutMethods } from "@jdj/contract/orders/seller-views";
import { fcfa } from "@jdj/french/money";
import pro from "#app/areas/pro/pro.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

const choices = Object.entries(payoutMethods).map(([value, label]) => ({ value, label }));

/** Asks for a payout on a mobile-money number. */
export function PayoutForm({
  available,
  state,
}: {
  available: number;
  state: FormState | undefined;
}) {
  if (available < PAYOUT_MIN_FCFA)
    return (
      <p className={pro.lead}>
        Dès {fcfa(PAYOUT_MIN_FCFA)} disponibles, vous demandez un versement sur votre numéro mobile
        money.
      </p>
    );
  const payable = available - (available % 5);
  const field = bindFields(state, { amount: String(payable) });
  const country = state?.values.phone_code;
  return (
    <Form method="post" noValidate className={pro.box}>
      <AmountField
        label="Montant"
        hint={`${fcfa(payable)} au plus.`}
        required
        {...field("amount")}
      />
      <SelectField label="Opérateur" choices={choices} required {...field("method")} />
      <PhoneField
        label="Numéro"
        required
        {...field("phone")}
        {...(country ? { defaultCountry: country } : {})}
      />
      <div>
        <Button>Demander le versement</Button>
      </div>
    </Form>
  );
}
