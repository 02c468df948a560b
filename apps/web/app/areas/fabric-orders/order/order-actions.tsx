import type { FabricState } from "@jdj/contract/fabric-orders/fabric-states";
import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { fcfa } from "@jdj/french/money";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";

const labels: Record<Exclude<FabricState, "cancelled">, string> = {
  open: "Rouvrir",
  closed: "Clore la commande",
  sent: "Noter comme passée au vendeur",
};

/** The moves that the order may make now; cancelling asks first. */
export function OrderActions({ eventId, order }: { eventId: number; order: FabricOrder }) {
  const intent = useNavigation().formData?.get("intent");
  const busy = intent === "move";
  const ordering = intent === "order";
  const { move } = order.can;
  const byPhone = order.totals.paid_fcfa - order.totals.cash_fcfa;
  const shown = (["closed", "sent", "open"] as const).filter((to) => move.includes(to));
  return (
    <>
      {order.can.order ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="order" />
          <input type="hidden" name="event_id" value={eventId} />
          <Button busy={ordering} icon={<Icon name="shopping-cart" size={20} />}>
            {order.state === "sent" ? "Commander le reste" : "Commander chez le vendeur"}
          </Button>
        </Form>
      ) : null}
      {shown.map((to) => (
        <Form key={to} method="post" preventScrollReset>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="event_id" value={eventId} />
          <input type="hidden" name="to" value={to} />
          <Button variant={to === "open" ? "quiet" : "plain"} busy={busy}>
            {labels[to]}
          </Button>
        </Form>
      ))}
      {move.includes("cancelled") ? (
        <>
          <Button type="button" variant="quiet" data-opens="annuler">
            Annuler la commande
          </Button>
          <ConfirmDialog
            id="annuler"
            title="Annuler la commande"
            fields={{ intent: "move", event_id: eventId, to: "cancelled" }}
            busy={busy}
          >
            <p>
              {byPhone > 0
                ? `Les ${fcfa(byPhone)} payés par mobile money sont rendus à chacun. Les espèces sont à rendre par vous. Annuler la commande\u00a0?`
                : "Plus personne ne pourra commander ni payer. Annuler la commande\u00a0?"}
            </p>
          </ConfirmDialog>
        </>
      ) : null}
    </>
  );
}
