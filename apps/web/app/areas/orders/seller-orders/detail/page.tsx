import { at } from "@jdj/contract/paths/addresses";
import { answerFrom } from "#app/areas/disputes/read-dispute.ts";
import { orderTones } from "#app/areas/orders/seller-orders/order-tone.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { AskedReturn } from "./asked-return.tsx";
import { Delivery } from "./delivery.tsx";
import { OrderActions } from "./order-actions.tsx";
import { Buyer, History, Lines } from "./order-facts.tsx";
import styles from "./page.module.css";
import { SaleInvoices } from "./sale-invoices.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireSeller(context);
  const { sellerOrders } = context.get(apiContext).orders;
  return { order: await found(sellerOrders.get({ id: params.id })) };
}

const targets = ["prepared", "shipped", "delivered", "cancelled"] as const;

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  requireSeller(context);
  const { orders, disputes } = context.get(apiContext);
  const { sellerOrders } = orders;
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  const to = targets.find((one) => one === intent);
  const send = () => {
    if (to) return sellerOrders.move({ id, to, note: textFrom(form, `note_${to}`) });
    if (intent === "enter-code")
      return sellerOrders.enterCode({ id, code: textFrom(form, "code") });
    if (intent === "answer-dispute") return disputes.answer(answerFrom(form));
    if (intent === "restock") return sellerOrders.restock({ id });
    const accepted = intent === "accept-return";
    return sellerOrders.answerReturn({ id, accepted, answer: textFrom(form, "answer") });
  };
  try {
    const { message } = await send();
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, at("proOrder", { id }), flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/commandes/:id`: an order, and what its seller does next. */
export default function SellerOrder({ loaderData: { order }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>{`Commande ${order.reference}`}</Title>
      <a href={at("proOrders")} className={`${kit.iconLink} ${kit.fitWidth}`}>
        <Icon name="arrow-left" size={20} />
        Commandes
      </a>
      <header className={kit.toolbar}>
        <h1>Commande</h1>
        <Badge tone={orderTones[order.state]}>{order.state_label}</Badge>
      </header>
      <p className={`${words.note} ${words.breakAnywhere}`}>{order.reference}</p>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {order.returned ? <AskedReturn order={order} state={actionData} /> : null}
      <Delivery order={order} state={actionData} />
      <OrderActions order={order} state={actionData} />
      <div className={`${kit.stack4} ${kit.alignStart} ${styles.columns}`}>
        <Lines order={order} />
        <Buyer order={order} />
      </div>
      <SaleInvoices invoices={order.invoices} />
      <History order={order} />
    </>
  );
}
