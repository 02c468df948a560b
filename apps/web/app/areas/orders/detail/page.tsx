import { orderMessages } from "@jdj/contract/orders/messages";
import type { Order } from "@jdj/contract/orders/order-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { disputeFrom } from "#app/areas/disputes/read-dispute.ts";
import { orderLabel, orderTones } from "#app/areas/orders/order-tone.ts";
import { CreditNoteLinks } from "#app/areas/payments/credit-note-links.tsx";
import { ReceiptLinks } from "#app/areas/payments/receipt-links.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { findPurchase, PurchaseLink } from "./purchase-link.tsx";
import { SuborderCard } from "./suborder.tsx";
import { Messages } from "./where-notified.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context);
  const { orders, accounts } = context.get(apiContext);
  const order = await found(orders.order({ reference: params.reference }));
  const [purchase, choice] = await Promise.all([
    findPurchase(context, order),
    accounts.smsChoice.find(),
  ]);
  return { order, purchase, choice };
}

/** Cancels, confirms the delivery, disputes it or asks for a return. */
export async function action({ context, params, request }: Route.ActionArgs) {
  requireUser(context);
  const { orders, disputes } = context.get(apiContext);
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  const id = textFrom(form, "id");
  const { reference } = params;
  if (intent === "again") {
    const { message, added, left } = await found(orders.again({ reference }));
    const kind = left.length === 0 ? "success" : "error";
    const to = added > 0 ? at("shoppingCart") : at("shoppingPlacedOrder", { reference });
    return redirectWithFlash(context, to, { kind, text: message });
  }
  const send = () => {
    if (intent === "receive") return orders.receive({ id });
    if (intent === "dispute") return orders.openDispute({ id, ...disputeFrom(form) });
    if (intent === "withdraw-dispute") return disputes.withdraw({ id: textFrom(form, "dispute") });
    if (intent !== "return") return orders.cancel({ reference, suborder_id: id });
    const lines = [...form.entries()].flatMap(([name, value]) => {
      const line = /^line_(\d+)$/.exec(name)?.[1];
      return line === undefined ? [] : [{ id: Number(line), quantity: Number(value) }];
    });
    return orders.askReturn({ id, reason: textFrom(form, "reason"), lines });
  };
  try {
    const { message = orderMessages.cancelled } = await found(send());
    const flash = { kind: "success", text: message } as const;
    return redirectWithFlash(context, at("shoppingPlacedOrder", { reference }), flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/shopping/orders/:reference`: one order, where each seller's part is, and what may be done. */
export default function PlacedOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, purchase, choice } = loaderData;
  const { payment } = order;
  const error = actionData
    ? (Object.values(actionData.errors).flat()[0] ?? actionData.message)
    : null;
  return (
    <section className={`${kit.stack4} ${styles.page}`}>
      <Title>{`Commande ${order.reference}`}</Title>
      <a href={at("shoppingOrders")} className={`${kit.iconLink} ${kit.selfStart}`}>
        <Icon name="arrow-left" size={20} />
        Mes commandes
      </a>
      <header className={kit.toolbar}>
        <h1>Commande {order.reference}</h1>
        <Badge tone={orderTones[order.status]}>{orderLabel(order)}</Badge>
      </header>
      {error === null ? null : <ErrorNote>{error}</ErrorNote>}
      <p>{whatNext(order)}</p>
      <div className={kit.toolbar}>
        {purchase ? <PurchaseLink purchase={purchase} /> : null}
        {order.can.pay && payment && !purchase ? (
          <LinkButton to={at("pay", { reference: payment.reference })}>
            Payer {fcfa(payment.amount_fcfa)}
          </LinkButton>
        ) : null}
        {order.can.pay || order.status === "placed" ? null : (
          <form method="post">
            <Button variant="plain" name="intent" value="again">
              Commander à nouveau
            </Button>
          </form>
        )}
      </div>
      <ReceiptLinks receipts={payment?.receipts ?? []} />
      <CreditNoteLinks notes={payment?.credit_notes ?? []} />
      {order.sellers.map((suborder) => (
        <SuborderCard
          key={suborder.id}
          suborder={suborder}
          state={actionData?.values.intent === "dispute" ? actionData : undefined}
        />
      ))}
      <dl className={`${kit.card} ${kit.grid} ${styles.facts}`}>
        <div>
          <dt>Articles</dt>
          <dd>{fcfa(order.goods_fcfa)}</dd>
        </div>
        <div>
          <dt>Livraison</dt>
          <dd>{fcfa(order.delivery_fcfa)}</dd>
        </div>
        <div className={words.bold}>
          <dt>Total</dt>
          <dd>{fcfa(order.total_fcfa)}</dd>
        </div>
        <div>
          <dt>Destinataire</dt>
          <dd>
            {order.recipient}, {displayPhone(order.phone_number)}
          </dd>
        </div>
        <div>
          <dt>Adresse</dt>
          <dd>{[order.address, order.town].filter(Boolean).join(", ")}</dd>
        </div>
        {order.note === "" ? null : (
          <div>
            <dt>Note</dt>
            <dd>{order.note}</dd>
          </div>
        )}
        <div>
          <dt>Commandé le</dt>
          <dd>{dateAndTime(order.created_at)}</dd>
        </div>
        <div>
          <dt>Messages</dt>
          <dd>
            <Messages choice={choice} orderPhone={order.phone_number} />
          </dd>
        </div>
      </dl>
      {order.can.cancel && order.sellers.length > 1 ? <CancelAll order={order} /> : null}
      {order.can.cancel && order.sellers.length === 1 && order.status === "placed" ? (
        <CancelAll order={order} />
      ) : null}
    </section>
  );
}

function CancelAll({ order }: { order: Order }) {
  return (
    <details>
      <summary className={words.marker}>Annuler la commande</summary>
      <form method="post" className={`${kit.stack3} ${styles.ask}`}>
        <p>
          {order.fabric_order_id !== null
            ? "Les articles sont remis en vente. Ce qui a été payé avec l’argent collecté y retourne, et chaque paiement par mobile money revient à qui l’a fait."
            : order.can.pay
              ? "Vos articles sont remis en vente. Rien ne vous est demandé."
              : "Ce que les vendeurs n’ont pas encore préparé est annulé et vous est rendu."}
        </p>
        <Button variant="danger" name="intent" value="cancel">
          Annuler la commande
        </Button>
      </form>
    </details>
  );
}

/** What the customer can expect or do now, in one sentence. */
function whatNext({
  status,
  is_expired: isExpired,
  reserved_until: until,
  can,
  sellers,
  total_fcfa: total,
}: Order): string {
  if (status === "placed")
    return can.pay && until !== null
      ? `Vos articles sont gardés jusqu’au ${dateAndTime(until)}. Payez d’ici là.`
      : "Cette commande attend son paiement.";
  if (status === "paid") return "La commande est payée. Chaque vendeur prépare sa part.";
  if (status === "prepared") return "La commande est prête à partir, ou à être retirée.";
  if (status === "shipped") return "La commande est en chemin. Dites-nous quand elle est arrivée.";
  if (status === "delivered")
    return sellers.some((suborder) => suborder.can.receive)
      ? "La commande est notée comme livrée. Dites-nous si vous l’avez bien reçue."
      : "La commande est livrée. Merci de votre confiance.";
  if (status === "cancelled")
    return isExpired
      ? "La commande n’a pas été payée à temps\u00a0: ses articles sont remis en vente."
      : "La commande est annulée. Ce qui a été payé vous est rendu.";
  if (sellers.some(({ dispute }) => dispute?.state === "decided"))
    return status === "returned"
      ? "Notre équipe a décidé\u00a0: votre remboursement est en cours."
      : "Ce que notre équipe a décidé vous a été remboursé.";
  if (status === "returned" && sellers.every((one) => one.return?.state !== "accepted"))
    return "Notre équipe vous rend cette commande\u00a0: le remboursement est en cours.";
  if (status === "returned") return "Le retour est accepté, le remboursement est en cours.";
  const refunded = sellers.reduce((sum, { refunded_fcfa }) => sum + refunded_fcfa, 0);
  return refunded < total
    ? `${fcfa(refunded)} de cette commande vous ont été remboursés.`
    : "Cette commande vous a été remboursée.";
}
