import { at } from "@jdj/contract/paths/addresses";
import type { Payment } from "@jdj/contract/payments/payments";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { useEffect } from "react";
import { BackLink } from "#app/areas/campaigns/back-link.tsx";
import { Totals } from "#app/areas/campaigns/detail/totals.tsx";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { dropCardDraft } from "#app/areas/campaigns/new/drop-card-draft.ts";
import { PaymentState } from "#app/areas/payments/payment-state.tsx";
import { findRecommended } from "#app/areas/providers/recommended/find-recommended.ts";
import { RecommendedProviders } from "#app/areas/providers/recommended/recommended-providers.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { useRefreshWhile } from "#app/http/use-refresh-while.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

/** How often the page is refreshed while something is under way, in milliseconds. */
const refreshMs = 3000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const api = context.get(apiContext);
  const { payments, campaigns } = api;
  const payment = await found(payments.orders.order({ reference: params.idTransaction }));
  // Credit that was bought in advance has no campaign.
  if (payment.purpose === "credit")
    return { eventId: event.id, message: null, payment, recommended: [] };
  const [{ campaign }, recommended] = await Promise.all([
    found(campaigns.deliveries.deliveriesByPage({ id: params.idMessage })),
    findRecommended(api),
  ]);
  const { id, kind, status, success, error, total } = campaign;
  return {
    eventId: event.id,
    message: { id, kind, status, success, error, total },
    payment,
    recommended,
  };
}

/** Asks the payment company for the state of the payment, when its webhook is late. */
export async function action({ context, params }: Route.ActionArgs) {
  requireUser(context);
  const { payments } = context.get(apiContext);
  const { success, messages } = await found(
    payments.initiations.validate({ paymentRef: params.idTransaction }),
  );
  return { success, message: messages[0] ?? null };
}

/** The state of the campaign that a payment is for, as a sentence. */
function campaignState(status: string, { units, top_up }: Payment): string {
  if (status === "done") return "Envoyé avec succès\u00a0!";
  if (status === "scheduled") return "Payé\u00a0: l’envoi part au jour que vous avez choisi.";
  if (status === "cancelled" || status === "draft")
    return `Cet envoi a été annulé\u00a0: votre paiement est devenu un crédit de ${count(units, "message")}.`;
  if (top_up !== null)
    return `Votre crédit a servi à un autre envoi\u00a0: il manque ${count(top_up.units, "message")} pour que cet envoi parte.`;
  if (status === "awaiting-payment") return "Paiement reçu\u00a0: votre envoi va partir.";
  return "Vos invités le reçoivent en ce moment.";
}

/** The state of a payment and of its campaign (the specification, result page). */
export default function CardSent({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, message, payment, recommended } = loaderData;
  const paid = payment.state === "paid" || payment.state === "refunded";
  const moving =
    payment.state === "pending" ||
    (paid &&
      message !== null &&
      payment.top_up === null &&
      ["awaiting-payment", "sending"].includes(message.status));
  useRefreshWhile(moving, refreshMs);
  useEffect(() => {
    if (paid && payment.purpose === "campaign") dropCardDraft(eventId);
  }, [paid, payment.purpose, eventId]);
  const isCard = message?.kind !== "message";
  const title = message === null ? "Votre crédit" : "Votre envoi";

  return (
    <section className={`${kit.stack5} ${kit.shrink} ${kit.itemsStart} ${styles.result}`}>
      <Title>{title}</Title>
      <div>
        <BackLink to={at(isCard ? "cards" : "guestMessages")}>
          {isCard ? "Joy Cards" : "Messages"}
        </BackLink>
        <h1>{title}</h1>
      </div>
      <PaymentState
        payment={payment}
        answer={actionData}
        payAddress={at("payCard", { reference: payment.reference })}
        back={at(isCard ? "cards" : "guestMessages")}
      />
      {paid && message === null ? (
        <>
          <p role="status">
            {count(payment.units, "message")} de plus&nbsp;: votre crédit sert à vos prochains
            envois.
          </p>
          <LinkButton to={at("cards")} variant="card">
            Retour aux Joy Cards
          </LinkButton>
        </>
      ) : null}
      {paid && message !== null ? (
        <>
          <h2>{isCard ? "La carte" : "Le message"}</h2>
          <p role="status">{campaignState(message.status, payment)}</p>
          {payment.top_up === null ? null : (
            <LinkButton to={at("payCard", { reference: payment.top_up.reference })} variant="card">
              Payer ce qui manque&nbsp;: {fcfa(payment.top_up.order_fcfa)}
            </LinkButton>
          )}
          <Totals
            success={message.success}
            error={message.error}
            total={message.total}
            leaving={message.status === "sending"}
          />
          <LinkButton to={at(isCard ? "card" : "guestMessage", { id: message.id })} variant="card">
            Voir le détail de l’envoi
          </LinkButton>
          <RecommendedProviders providers={recommended} />
        </>
      ) : null}
    </section>
  );
}
