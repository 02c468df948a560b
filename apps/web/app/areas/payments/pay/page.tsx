import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import type { PaymentOrder } from "@jdj/contract/payments/orders";
import { dateIn } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { useEffect } from "react";
import { data, Link, type RouterContextProvider, redirect, useRevalidator } from "react-router";
import { cancellationTerms } from "#app/areas/payments/cancellation-terms.ts";
import { initiateGuestCheckout, initiatePayment } from "#app/areas/payments/initiate-payment.ts";
import { PaymentState } from "#app/areas/payments/payment-state.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { PayForm } from "./pay-form.tsx";
import { backFrom, payTexts } from "./pay-texts.ts";

export const handle: PageHandle = { page: "hydrated" };

/** How often the page is refreshed while a payment is pending, in milliseconds. */
const refreshMs = 3000;

/** The query with which a pending payment shows the methods again. */
const OTHER_METHOD = "moyen";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { payments } = context.get(apiContext);
  const { order } = await findOrder(context, params.reference);
  if (order.channel_id !== null) throw redirect(at("payCard", { reference: order.reference }));
  const wantsOther = new URL(request.url).searchParams.has(OTHER_METHOD);
  const isChoosing = order.can.pay && (order.state !== "pending" || wantsOther);
  return {
    order,
    methods: isChoosing ? await payments.orders.paymentMethods() : null,
    today: dateIn(new Date()),
    /** Made once per page, so that two presses initiate one payment. */
    key: crypto.randomUUID(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { payments } = context.get(apiContext);
  const { isStrangers } = await findOrder(context, params.reference);
  const form = await readForm(request);
  if (textFrom(form, "method") !== "" || textFrom(form, "key") !== "") {
    const address = at("pay", { reference: params.reference });
    const initiate = isStrangers ? initiateGuestCheckout : initiatePayment;
    const result = await initiate({ payments }, params.reference, form, () => address);
    return result instanceof Response ? result : data({ refused: result.data }, result.init ?? {});
  }
  const { success, messages } = await found(
    isStrangers
      ? payments.guestCheckouts.validate({ reference: params.reference })
      : payments.initiations.validate({ paymentRef: params.reference }),
  );
  return { answer: { success, message: messages[0] ?? null } };
}

/** Pays what is not for a channel (a deposit, a purchase, a gift, a share), and follows its payment. */
export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { order, methods, today } = loaderData;
  const isPending = order.state === "pending" && methods === null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
  const back = backFrom(order);
  const texts = payTexts(order.purpose);
  const isPaid = order.state === "paid" || order.state === "refunded";
  return (
    <section className={`${kit.stack5} ${kit.shrink} ${styles.page}`}>
      <Title>{texts.title}</Title>
      <div>
        <Link to={back.to} className={kit.iconLink}>
          <Icon name="arrow-left" size={20} />
          {back.label}
        </Link>
        <h1>{texts.title}</h1>
      </div>
      <div className={styles.columns}>
        <div className={`${kit.itemsStart} ${kit.stack5} ${kit.shrink} ${styles.main}`}>
          <Content loaderData={loaderData} actionData={actionData} back={back.to} />
          {isPaid ? (
            <LinkButton to={back.to} look="card">
              {back.label}
            </LinkButton>
          ) : null}
        </div>
        <section
          className={`${kit.card} ${kit.stack3} ${styles.recap}`}
          aria-labelledby="recapitulatif"
        >
          <h2 id="recapitulatif">Récapitulatif</h2>
          <p className={kit.breakAnywhere}>{order.label}</p>
          <dl className={styles.amount}>
            <dt>{texts.amount}</dt>
            <dd>{fcfa(order.order_fcfa)}</dd>
          </dl>
          {order.purpose === "deposit" && order.can.pay ? (
            <p>{cancellationTerms(order.service_day, today)}</p>
          ) : null}
          <p className={`${kit.note} ${kit.breakAnywhere}`}>Référence {order.reference}</p>
        </section>
      </div>
    </section>
  );
}

type ContentProps = Pick<Route.ComponentProps, "loaderData" | "actionData"> & { back: string };

function Content({ loaderData, actionData, back }: ContentProps) {
  const { order, methods } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  const answer = actionData && "answer" in actionData ? actionData.answer : undefined;
  if (methods !== null)
    return <PayForm order={order} methods={methods} page={loaderData.key} refused={refused} />;
  if (order.state === "open" || order.state === "failed" || order.state === "expired")
    return <Note tone="warning">{payTexts(order.purpose).closed}</Note>;
  if (order.state === "refunded")
    return (
      <>
        <Note>{payTexts(order.purpose).refunded}</Note>
        <PaymentState order={order} answer={answer} payAddress="" back={back} />
      </>
    );
  return (
    <PaymentState
      order={order}
      answer={answer}
      payAddress={`${at("pay", { reference: order.reference })}?${OTHER_METHOD}=autre`}
      back={back}
    />
  );
}

async function orNull(order: Promise<PaymentOrder>): Promise<PaymentOrder | null> {
  try {
    return await order;
  } catch (error) {
    if (isRefusal(error, "not-found") || fieldErrorsOf(error)) return null;
    throw error;
  }
}

/**
 * The order that the page pays: one without a customer is anybody's who has its reference, any other
 * its customer's. A stranger is sent to the sign-in for an order that is not theirs to pay.
 */
async function findOrder(
  context: Readonly<RouterContextProvider>,
  reference: string,
): Promise<{ order: PaymentOrder; isStrangers: boolean }> {
  const { payments }: Client = context.get(apiContext);
  const { user } = context.get(visitorContext);
  const own = user ? await orNull(payments.orders.order({ reference })) : null;
  if (own) return { order: own, isStrangers: false };
  const strangers = await found(orNull(payments.guestCheckouts.order({ reference })));
  if (strangers) return { order: strangers, isStrangers: true };
  requireUser(context);
  return { order: await found(payments.orders.order({ reference })), isStrangers: false };
}
