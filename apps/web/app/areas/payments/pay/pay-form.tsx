import { inFrench } from "@jdj/contract/call/french-messages";
import { paymentRefusals } from "@jdj/contract/payments/messages";
import { methodFacts } from "@jdj/contract/payments/methods";
import type { Payment } from "@jdj/contract/payments/payments";
import { type ComponentProps, useId } from "react";
import { useNavigation } from "react-router";
import { MethodChoice } from "#app/areas/payments/method-choice.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { payTexts } from "./pay-texts.ts";

type PayFormProps = {
  payment: Payment;
  methods: ComponentProps<typeof MethodChoice>["methods"];
  /** A key made once per page, so that two presses initiate one payment. */
  page: string;
  refused: FormState | undefined;
};

/** The choice of a payment method. */
export function PayForm({ payment, methods, page, refused }: PayFormProps) {
  const busy = useNavigation().formMethod === "POST";
  const field = bindFields(refused);
  const hint = useId();
  if (methods.length === 0)
    return <ErrorNote>{paymentRefusals["deposits-closed"].message}</ErrorNote>;
  // After a refusal the next press is a new request: the same key would return the same result.
  const key = refused ? `${refused.values.key}+` : page;
  return (
    <Form
      method="post"
      className={`${kit.fullWidth} ${kit.stack5} ${kit.shrink}`}
      noValidate
      aria-describedby={hint}
    >
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      {payment.reason && !refused ? <ErrorNote>{inFrench(payment.reason)}</ErrorNote> : null}
      <MethodChoice
        methods={methods}
        chosen={refused?.values.method}
        field={field}
        payableFcfa={payment.order_fcfa}
        button={{ busy }}
      >
        {payment.pending_method === null ? null : (
          <CheckboxField {...field("pay_anyway")}>
            Un paiement par {methodFacts[payment.pending_method].name} est en cours. Je paie quand
            même autrement&nbsp;: payé deux fois, le second paiement m’est rendu.
          </CheckboxField>
        )}
        <input type="hidden" name="key" value={key} />
      </MethodChoice>
      <p className={`${words.note} ${words.breakAnywhere}`} id={hint}>
        {payTexts(payment.purpose).followed} dès que le paiement est confirmé, même si vous fermez
        cette page.
      </p>
    </Form>
  );
}
