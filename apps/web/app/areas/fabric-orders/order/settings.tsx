import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { at } from "@jdj/contract/paths/addresses";
import { Link, useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { OrderFields } from "#app/areas/fabric-orders/order-form.tsx";
import { ChooseProduct } from "#app/areas/fabric-orders/shop-choice/choose-product.tsx";
import type { ShopChoice } from "#app/areas/fabric-orders/shop-choice/load-shop-choice.ts";
import { prefilledOrder } from "#app/areas/fabric-orders/shop-choice/prefilled-order.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";

type SettingsProps = {
  eventId: number;
  order: FabricOrder;
  choice: ShopChoice;
  state: FormState | undefined;
};

/** The order itself, to be changed. */
export function Settings({ eventId, order, choice, state }: SettingsProps) {
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
    variant_id: String(order.article?.variant_id ?? ""),
  };
  const isChoosing = choice.product !== null || choice.isElsewhere || choice.search !== "";
  return (
    <details className={styles.change} open={state !== undefined || isChoosing || undefined}>
      <summary>Modifier la commande</summary>
      {order.article && !isChoosing ? (
        <p>
          Choisi dans la boutique{"\u00a0"}:{" "}
          <a href={at("shoppingProduct", { id: order.article.id })}>{order.article.name}</a>
          {order.article.colour === null ? "" : `, ${order.article.colour}`}.{" "}
          <Link to="?article=0" preventScrollReset replace>
            Choisir autre chose
          </Link>
        </p>
      ) : (
        <ChooseProduct choice={choice} />
      )}
      <Form
        method="post"
        className={`${styles.form} ${kit.card} ${styles.box}`}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="version" value={order.version} />
        {state ? <ErrorNote>{state.errors.variant_id?.[0] ?? state.message}</ErrorNote> : null}
        <OrderFields saved={saved} filled={prefilledOrder(choice)} state={state} />
        <div>
          <Button busy={busy}>Enregistrer</Button>
        </div>
      </Form>
    </details>
  );
}
