import type { ReceivedOrder } from "@jdj/contract/orders/seller-orders";
import { dateAndTime } from "@jdj/french/dates";
import { AnswerForm } from "#app/areas/disputes/answer-form.tsx";
import { DisputeNote } from "#app/areas/disputes/dispute-note.tsx";
import { openHold } from "#app/areas/disputes/hold-history.ts";
import { StaffHoldNote } from "#app/areas/disputes/staff-hold-note.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import pro from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";

type DeliveryProps = { order: ReceivedOrder; state: FormState | undefined };

/** When the money of an order is the seller's, its delivery code, and what its buyer disputes. */
export function Delivery({ order, state }: DeliveryProps) {
  const field = bindFields(state);
  const { dispute } = order;
  return (
    <>
      {order.refund_waits ? (
        <Note>
          Le remboursement du client attend une décision de notre équipe&nbsp;: votre solde ne le
          couvre pas. Ce qui manque est déduit de vos prochains gains.
        </Note>
      ) : null}
      <StaffHoldNote hold={openHold(order.holds)} side="provider" />
      {dispute === null ? null : (
        <DisputeNote dispute={dispute} side="provider" name="">
          <AnswerForm dispute={dispute} state={state} />
        </DisputeNote>
      )}
      {order.can.enter_code ? (
        <Form method="post" noValidate className={`${kit.card} ${kit.stack5} ${pro.box}`}>
          <TextField
            label="Code de livraison"
            hint="Les quatre chiffres que le client donne à la remise&nbsp;: ils confirment la livraison."
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...field("code")}
          />
          <div>
            <Button variant="plain" name="intent" value="enter-code">
              Valider le code
            </Button>
          </div>
        </Form>
      ) : null}
      <Release order={order} />
    </>
  );
}

/** When the money may be withdrawn, in one sentence; nothing before it is on its way. */
function Release({ order }: { order: ReceivedOrder }) {
  if (order.state !== "shipped" && order.state !== "delivered") return null;
  if (order.is_released)
    return <p className={words.note}>L’argent de cette commande est dans vos gains.</p>;
  const closed = order.is_code_closed && !order.is_confirmed ? "Le code est fermé. " : "";
  const when =
    order.release_at === null
      ? "L’argent est à vous après la livraison\u00a0: quand le client confirme, avec son code, ou cinq jours après s’il ne dit rien."
      : `L’argent est à vous le ${dateAndTime(order.release_at)}${order.is_confirmed ? "." : ", plus tôt si le client confirme."}`;
  return order.dispute?.state === "open" || openHold(order.holds) ? null : (
    <p className={words.note}>
      {closed}
      {when}
    </p>
  );
}
