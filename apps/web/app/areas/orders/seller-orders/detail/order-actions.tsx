import type { ReceivedOrder } from "@jdj/contract/orders/seller-orders";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import pro from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";

type MovesProps = { order: ReceivedOrder; state: FormState | undefined };

/** The note of a move, which the buyer reads; what was refused stays. */
function noteProps(to: "shipped" | "cancelled", state: FormState | undefined) {
  const isRefused = state?.values.intent === to;
  const name = `note_${to}`;
  return {
    name,
    defaultValue: isRefused ? state.values[name] : undefined,
    ...(isRefused && state.errors.note ? { errors: state.errors.note } : {}),
  };
}

/** What a seller does next with an order; works without script. */
export function OrderActions({ order, state }: MovesProps) {
  const { can, ships } = order;
  if (!can.prepare && !can.ship && !can.deliver && !can.cancel) return null;
  return (
    <div className={`${kit.stack3} ${kit.itemsStart}`}>
      {can.prepare ? (
        <Form method="post">
          <Button name="intent" value="prepared">
            Commande préparée
          </Button>
        </Form>
      ) : null}
      {can.ship ? (
        <Form method="post" noValidate className={`${kit.card} ${kit.stack5} ${pro.box}`}>
          <TextField
            label="Transporteur et numéro de suivi"
            hint="Facultatif&nbsp;: le client le lit."
            maxLength={500}
            {...noteProps("shipped", state)}
          />
          <div>
            <Button name="intent" value="shipped">
              Commande expédiée
            </Button>
          </div>
        </Form>
      ) : null}
      {can.deliver ? (
        <Form method="post">
          <Button name="intent" value="delivered">
            {ships ? "Commande livrée" : "Remise au client"}
          </Button>
        </Form>
      ) : null}
      {can.cancel ? (
        <details className={pro.take} open={state?.values.intent === "cancelled"}>
          <summary>Annuler la commande</summary>
          <Form method="post" noValidate className={`${kit.stack3} ${pro.sure}`}>
            <TextField
              label="Pourquoi"
              hint="Le client le lit, et il est remboursé en entier."
              lines={3}
              maxLength={500}
              required
              {...noteProps("cancelled", state)}
            />
            <Button variant="danger" name="intent" value="cancelled">
              Annuler et rembourser
            </Button>
          </Form>
        </details>
      ) : null}
    </div>
  );
}
