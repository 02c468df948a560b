import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import type { Payment } from "@jdj/contract/payments/payments";
import { dateIn } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { data, Link, type RouterContextProvider, redirect } from "react-router";
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
import { useRefreshWhile } from "#app/http/use-refresh-while.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
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
  const { payment } = await findOrder(context, params.reference);
  if (payment.channel_id !== null) throw redirect(at("payCard", { reference: payment.reference }));
  const wantsOther = new URL(request.url).searchParams.has(OTHER_METHOD);
  const isChoosing = payment.can.pay && (payment.state !== "pending" || wantsOther);
  return {
    payment,
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
  const { payment, methods, today } = loaderData;
  const isPending = payment.state === "pending" && methods === null;
  useRefreshWhile(isPending, refreshMs);
  const back = backFrom(payment);
  const texts = payTexts(payment.purpose);
  const isPaid = payment.state === "paid" || payment.state === "refunded";
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
          {isPaid ? <LinkButton to={back.to}>{back.label}</LinkButton> : null}
        </div>
        <section
          className={`${kit.card} ${kit.stack3} ${styles.recap}`}
          aria-labelledby="recapitulatif"
        >
          <h2 className={words.text18} id="recapitulatif">
            Récapitulatif
          </h2>
          <p className={words.breakAnywhere}>{payment.label}</p>
          <dl className={`${kit.spread} ${styles.amount}`}>
            <dt>{texts.amount}</dt>
            <dd>{fcfa(payment.order_fcfa)}</dd>
          </dl>
          {payment.purpose === "deposit" && payment.can.pay ? (
            <p>{cancellationTerms(payment.service_day, today)}</p>
          ) : null}
          <p className={`${words.note} ${words.breakAnywhere}`}>Référence {payment.reference}</p>
        </section>
      </div>
    </section>
  );
}

type ContentProps = Pick<Route.ComponentProps, "loaderData" | "actionData"> & { back: string };

function Content({ loaderData, actionData, back }: ContentProps) {
  const { payment, methods } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  const answer = actionData && "answer" in actionData ? actionData.answer : undefined;
  if (methods !== null)
    return <PayForm payment={payment} methods={methods} page={loaderData.key} refused={refused} />;
  if (payment.state === "open" || payment.state === "failed" || payment.state === "expired")
    return <Note tone="warning">{payTexts(payment.purpose).closed}</Note>;
  if (payment.state === "refunded")
    return (
      <>
        <Note>{payTexts(payment.purpose).refunded}</Note>
        <PaymentState payment={payment} answer={answer} payAddress="" back={back} />
      </>
    );
  return (
    <PaymentState
      payment={payment}
      answer={answer}
      payAddress={`${at("pay", { reference: payment.reference })}?${OTHER_METHOD}=autre`}
      back={back}
    />
  );
}

async function orNull(payment: Promise<Payment>): Promise<Payment | null> {
  try {
    return await payment;
  } catch (error) {
    if (isRefusal(error, "not-found") || fieldErrorsOf(error)) return null;
    throw error;
  }
}

/**
 * The payment that the page is for: one without a customer is anybody's who has its reference, any other
 * its customer's. A stranger is sent to the sign-in for a payment that is not theirs to pay.
 */
async function findOrder(
  context: Readonly<RouterContextProvider>,
  reference: string,
): Promise<{ payment: Payment; isStrangers: boolean }> {
  const { payments }: Client = context.get(apiContext);
  const { user } = context.get(visitorContext);
  const own = user ? await orNull(payments.orders.order({ reference })) : null;
  if (own) return { payment: own, isStrangers: false };
  const strangers = await found(orNull(payments.guestCheckouts.order({ reference })));
  if (strangers) return { payment: strangers, isStrangers: true };
  requireUser(context);
  return { payment: await found(payments.orders.order({ reference })), isStrangers: false };
}
