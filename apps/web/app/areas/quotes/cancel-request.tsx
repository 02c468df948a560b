import { useId } from "react";
import { refundSentence, withdrawalSentence } from "#app/areas/payments/cancellation-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { MoveForm } from "./move-form.tsx";
import type { ShownRequest } from "./quote-side.ts";
import styles from "./request-actions.module.css";

type CancelProps = { request: ShownRequest; isCustomer: boolean };

/**
 * Cancelling asks first, with what comes back of a paid deposit, and a provider for the reason that
 * the customer reads; without script the question stands in the page.
 */
export function CancelRequest({ request, isCustomer }: CancelProps) {
  const id = useId();
  return (
    <>
      <Button type="button" variant="quiet" data-opens={id} className={kit.scripted} wide>
        Annuler la demande
      </Button>
      <ConfirmDialog
        id={id}
        title={"Annuler la demande\u00a0?"}
        fields={{ intent: "move", status: "CANCEL" }}
        inputs={isCustomer ? null : <Reason />}
        yes="Annuler la demande"
        no="Garder la demande"
        keepsScroll
      >
        <Question request={request} isCustomer={isCustomer} />
      </ConfirmDialog>
      <noscript>
        <details className={styles.withoutScript}>
          <summary className={words.marker}>Annuler la demande</summary>
          <Question request={request} isCustomer={isCustomer} />
          <MoveForm request={request} to="CANCEL">
            {isCustomer ? null : <Reason />}
            <Button variant="danger">Annuler la demande</Button>
          </MoveForm>
        </details>
      </noscript>
    </>
  );
}

/** Why the provider withdraws: the customer reads it. */
function Reason() {
  return (
    <TextField
      label="Message au client"
      hint="Il le lit par e-mail et dans la conversation."
      name="message"
      lines={3}
      maxLength={500}
      required
    />
  );
}

function Question({ request, isCustomer }: CancelProps) {
  const { quote, provider, given_names: customer } = request;
  const deposit = quote?.deposit_order;
  const paid = deposit?.state === "paid" ? deposit.amount_fcfa : null;
  return (
    <>
      <p>
        Annuler cette demande arrête la conversation avec {isCustomer ? provider.name : customer}
        &nbsp;: vous ne pourrez plus vous écrire.
      </p>
      {isCustomer ? (
        paid === null ? null : (
          <p>{refundSentence(paid, quote?.refund_fcfa ?? 0)}</p>
        )
      ) : (
        <p>{withdrawalSentence(paid)}</p>
      )}
    </>
  );
}
