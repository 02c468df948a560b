import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { Form, useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { OrderFields } from "#app/areas/fabric-orders/order-form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";

type SettingsProps = { eventId: number; order: FabricOrder; state: FormState | undefined };

/** The order itself, to be changed. */
export function Settings({ eventId, order, state }: SettingsProps) {
  const busy = useNavigation().formData?.get("intent") === "save";
  const saved = {
    name: order.name,
    unit: order.unit,
    unit_price: String(order.unit_fcfa),
    sizes: order.sizes.join(", "),
    deadline: order.deadline,
    note: order.note,
    seller_name: order.seller_name,
    phone_number_1: order.seller_phone ?? "",
  };
  return (
    <details className={styles.change} open={state !== undefined || undefined}>
      <summary>Modifier la commande</summary>
      <Form method="post" className={`${styles.form} ${styles.box}`} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="version" value={order.version} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <OrderFields saved={saved} state={state} />
        <div>
          <Button busy={busy}>Enregistrer</Button>
        </div>
      </Form>
    </details>
  );
}
