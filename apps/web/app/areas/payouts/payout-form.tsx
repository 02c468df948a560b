import type { PayoutNumber } from "@jdj/contract/payouts/numbers";
import { PAYOUT_MIN_FCFA, payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { WALLET_FCFA } from "@jdj/contract/payouts/payout-number";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { RefusalNote } from "#app/forms/refusal-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import styles from "./payouts.module.css";

interface PayoutFormProps {
  /** What may be asked for, in FCFA. */
  available: number;
  numbers: readonly PayoutNumber[];
  /** The number of the event, of hosts. */
  eventId?: number;
  state: FormState | undefined;
}

/** « Wave 07 01 02 03 04, 200 000 FCFA au plus ». */
const choiceOf = ({ id, method, phone, left_fcfa: left }: PayoutNumber) => ({
  value: String(id),
  label: `${payoutMethods[method]} ${displayPhone(phone)}, ${fcfa(left)} au plus`,
});

/** Asks for a payout on one of the beneficiary's numbers, with their password. */
export function PayoutForm({ available, numbers, eventId, state }: PayoutFormProps) {
  const ready = numbers.filter((number) => number.state === "ready");
  const [only] = ready;
  // Another tab may have asked for all of it, or removed the number.
  if (available < PAYOUT_MIN_FCFA)
    return (
      <>
        <RefusalNote state={state} />
        <p>Vous demandez un versement dès {fcfa(PAYOUT_MIN_FCFA)} disponibles.</p>
      </>
    );
  if (only === undefined)
    return (
      <>
        <RefusalNote state={state} />
        <p>
          Pour demander un versement, ajoutez d’abord un numéro mobile money, confirmez-le par le
          code reçu par SMS, puis attendez 48&nbsp;heures.
        </p>
      </>
    );
  const payable = available - (available % 5);
  const field = bindFields(state, {
    amount: String(Math.min(payable, only.left_fcfa)),
    number_id: ready.length === 1 ? String(only.id) : undefined,
  });
  return (
    <Form method="post" noValidate className={`${kit.stack4} ${styles.form}`} preventScrollReset>
      <input type="hidden" name="intent" value="payout" />
      {eventId === undefined ? null : <input type="hidden" name="event_id" value={eventId} />}
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <SelectField
        label="Numéro qui reçoit l’argent"
        hint={`Un compte mobile money contient ${fcfa(WALLET_FCFA.identified)} au plus, et ${fcfa(WALLET_FCFA.unidentified)} tant que son titulaire n’est pas identifié.`}
        choices={ready.map(choiceOf)}
        required
        {...field("number_id")}
      />
      <AmountField
        label="Montant"
        hint={`${fcfa(payable)} disponibles.`}
        required
        {...field("amount")}
      />
      <PasswordField
        label="Votre mot de passe"
        autoComplete="current-password"
        required
        name="current_password"
        errors={state?.errors.current_password}
      />
      <div>
        <Button>Demander le versement</Button>
      </div>
    </Form>
  );
}
