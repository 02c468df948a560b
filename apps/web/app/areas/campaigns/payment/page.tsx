import { inFrench } from "@jdj/contract/call/french-messages";
import { isRefusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { paymentRefusals } from "@jdj/contract/payments/messages";
import { methodFacts } from "@jdj/contract/payments/methods";
import type { Payment } from "@jdj/contract/payments/payments";
import { fcfa, grouped } from "@jdj/french/money";
import { type RouterContextProvider, redirect, useNavigation } from "react-router";
import { type PriceLine, PriceLines } from "#app/areas/campaigns/price-lines.tsx";
import { resultAddress } from "#app/areas/campaigns/result-address.ts";
import { StepHead } from "#app/areas/campaigns/step-head.tsx";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { initiatePayment } from "#app/areas/payments/initiate-payment.ts";
import { MethodChoice } from "#app/areas/payments/method-choice.tsx";
import styles from "#app/areas/payments/pay/page.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "hydrated" };

const steps = ["Message", "Carte", "Canal", "Invités", "Résumé", "Paiement"];

export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { payments, campaigns } = context.get(apiContext);
  const payment = await found(payments.orders.order({ reference: params.reference }));
  if (payment.channel_id === null) throw redirect(at("pay", { reference: payment.reference }));
  if (!payment.can.pay) throw redirect(resultAddress(payment));
  const [methods, channels] = await Promise.all([
    payments.orders.paymentMethods(),
    campaigns.channels.channels(),
  ]);
  const isMessage =
    payment.message_id !== null && (await isGuestMessage(context, payment.message_id));
  return {
    payment,
    isMessage,
    methods,
    channel: channels.find(({ id }) => id === payment.channel_id)?.name ?? "",
    /** Made once per page, so that two presses initiate one payment. */
    key: crypto.randomUUID(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  return initiatePayment(context.get(apiContext), params.reference, form, resultAddress);
}

/** The last step of a priced card: the amount, and the payment method. */
export default function PayCard({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, isMessage, methods, channel, key } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const field = bindFields(actionData, {});
  // After a refusal the next press is a new request: the same key would return the same result.
  const nextKey = actionData ? `${actionData.values.key}+` : key;
  const title = payment.purpose === "credit" ? "Paiement du crédit" : "Paiement de l’envoi";
  return (
    <section className={`${kit.stack5} ${kit.shrink}`}>
      <Title>{title}</Title>
      <StepHead
        steps={payment.purpose === "campaign" && !isMessage ? steps : []}
        current={steps.length - 1}
        title={title}
        back={backFrom(payment, isMessage)}
      />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {methods.length === 0 ? (
        <ErrorNote>{paymentRefusals["payments-closed"].message}</ErrorNote>
      ) : null}
      {payment.reason && !actionData ? <ErrorNote>{inFrench(payment.reason)}</ErrorNote> : null}
      <div className={styles.columns}>
        <Form method="post" className={`${kit.stack5} ${kit.shrink}`} noValidate>
          {methods.length > 0 ? (
            <MethodChoice
              methods={methods}
              chosen={actionData?.values.method}
              field={field}
              payableFcfa={payment.order_fcfa}
              button={{ variant: "card", busy }}
            >
              {payment.pending_method === null ? null : (
                <CheckboxField {...field("pay_anyway")}>
                  Un paiement par {methodFacts[payment.pending_method].name} est en cours. Je paie
                  quand même autrement&nbsp;: payé deux fois, le second paiement devient du crédit.
                </CheckboxField>
              )}
              <input type="hidden" name="key" value={nextKey} />
            </MethodChoice>
          ) : null}
          <p className={`${words.note} ${words.breakAnywhere}`}>
            {payment.purpose === "credit"
              ? "Votre crédit est ajouté dès que le paiement est confirmé, même si vous fermez cette page."
              : "Votre envoi part dès que le paiement est confirmé, même si vous fermez cette page."}
          </p>
        </Form>
        <PaymentRecap payment={payment} channel={channel} />
      </div>
    </section>
  );
}

/** Whether what is paid for is a message without a card. */
async function isGuestMessage(
  context: Readonly<RouterContextProvider>,
  id: number,
): Promise<boolean> {
  try {
    await context.get(apiContext).invitations.guestMessages.message({ id });
    return true;
  } catch (error) {
    if (isRefusal(error, "not-found")) return false;
    throw error;
  }
}

/** Where a payment comes from. */
function backFrom({ purpose, message_id }: Payment, isMessage: boolean) {
  if (isMessage && message_id !== null)
    return { to: at("guestMessage", { id: message_id }), label: "Retour au message" };
  if (purpose === "credit") return { to: at("buyCredit"), label: "Retour au choix du crédit" };
  if (purpose === "reminder" && message_id !== null)
    return { to: at("card", { id: message_id }), label: "Retour au rappel" };
  return { to: `${at("newCard")}#resume`, label: "Retour au résumé" };
}

/** What the payment is for, and how its amount is computed. */
function PaymentRecap({ payment, channel }: { payment: Payment; channel: string }) {
  const { units, unit_fcfa, due_fcfa, total_fcfa, order_fcfa } = payment;
  const lines: PriceLine[] = [
    { label: "Canal", value: channel },
    { label: "Messages à payer", value: `${grouped(units)} × ${fcfa(unit_fcfa)}` },
    { label: "Prix", value: fcfa(due_fcfa) },
    { label: "Taxe (18\u00a0%)", value: fcfa(total_fcfa - due_fcfa) },
  ];
  if (order_fcfa > total_fcfa)
    lines.push({ label: "Complément, rendu en crédit", value: fcfa(order_fcfa - total_fcfa) });
  lines.push({ label: "À payer", value: fcfa(order_fcfa), total: true });
  return (
    <section
      className={`${kit.card} ${kit.stack3} ${styles.recap}`}
      aria-labelledby="recapitulatif"
    >
      <h2 className={words.text18} id="recapitulatif">
        Récapitulatif
      </h2>
      <PriceLines lines={lines} />
      <p className={`${words.note} ${words.breakAnywhere}`}>Référence {payment.reference}</p>
    </section>
  );
}
