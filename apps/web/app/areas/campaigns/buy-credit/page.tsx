import { at } from "@jdj/contract/paths/addresses";
import { paymentRefusals } from "@jdj/contract/payments/messages";
import { creditPacks, unitsFor, withTax } from "@jdj/contract/payments/price";
import { fcfa, grouped } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { useState } from "react";
import { redirect, useNavigation } from "react-router";
import { BackLink } from "#app/areas/campaigns/back-link.tsx";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { pricePerUnit } from "#app/areas/campaigns/price-per-unit.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { Button } from "#app/ui/button.tsx";
import choices from "#app/ui/choice.module.css";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  await eventOfCards(context);
  const { payments, campaigns } = context.get(apiContext);
  const [channels, methods] = await Promise.all([
    campaigns.channels.customerChannels(),
    payments.orders.paymentMethods(),
  ]);
  return {
    channels: channels
      .filter(({ selling_price, can }) => selling_price > 0 && can.send)
      .map(({ id, name, selling_price, pivot }) => ({
        id,
        name,
        priceFcfa: selling_price,
        credit: pivot.remaining_messages,
      })),
    isOpen: methods.length > 0,
    /** Made once per page, so that two presses open one payment. */
    key: crypto.randomUUID(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const pack = textFrom(form, "pack");
  try {
    const { data } = await context.get(apiContext).campaigns.channels.buyCredit({
      channel_id: Number(textFrom(form, "channel")) || 0,
      units: pack === "amount" ? null : pack,
      amount: pack === "amount" ? textFrom(form, "amount").replace(/\s/g, "") : null,
      idempotency_key: textFrom(form, "key") || undefined,
    });
    return redirect(at("payCard", { reference: data.reference }));
  } catch (error) {
    return refused(error, form);
  }
}

/** Buys credit of a channel in advance: a pack, or as much as an amount pays. */
export default function BuyCredit({ loaderData, actionData }: Route.ComponentProps) {
  const { channels, isOpen, key } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const field = bindFields(actionData);
  const [channelId, setChannelId] = useState(
    Number(actionData?.values.channel) || channels[0]?.id || 0,
  );
  const [pack, setPack] = useState(actionData?.values.pack ?? String(creditPacks[1]));
  const [amount, setAmount] = useState(actionData?.values.amount ?? "");
  const channel = channels.find(({ id }) => id === channelId);
  const paid = Number(amount.replace(/\D/g, ""));
  const units = channel ? unitsFor(paid, channel.priceFcfa) : 0;
  // After a refusal the next press is a new request: the same key would return the same result.
  const nextKey = actionData ? `${actionData.values.key}+` : key;
  return (
    <section className={`${kit.stack5} ${kit.shrink}`}>
      <Title>Acheter du crédit</Title>
      <div>
        <BackLink to={at("cards")}>Joy Cards</BackLink>
        <h1>Acheter du crédit</h1>
      </div>
      <p>
        Payez vos messages d’avance&nbsp;: chaque envoi les utilise, et ce qui n’arrive pas vous est
        rendu. Le crédit reste à vous.
      </p>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {!isOpen || channels.length === 0 ? (
        <ErrorNote>{paymentRefusals["payments-closed"].message}</ErrorNote>
      ) : (
        <Form method="post" className={`${kit.stack5} ${kit.shrink} ${styles.form}`} noValidate>
          <FieldGroup {...field("channel")} label="Pour quel canal&nbsp;?" required>
            <div className={`${kit.stack2} ${kit.oneColumn}`}>
              {channels.map(({ id, name, priceFcfa, credit }) => (
                <label key={id} className={`${choices.option} ${kit.row} ${styles.choice}`}>
                  <input
                    type="radio"
                    name="channel"
                    value={id}
                    checked={id === channelId}
                    onChange={() => setChannelId(id)}
                  />
                  <span>
                    <strong>{name}</strong>
                    <small>
                      {pricePerUnit(id, priceFcfa)}, hors taxe. Reste&nbsp;{grouped(credit)}.
                    </small>
                  </span>
                </label>
              ))}
            </div>
          </FieldGroup>
          <FieldGroup {...field("units")} label="Combien&nbsp;?" required>
            <div className={`${kit.stack2} ${kit.oneColumn}`}>
              {creditPacks.map((size) => (
                <label key={size} className={`${choices.option} ${kit.row} ${styles.choice}`}>
                  <input
                    type="radio"
                    name="pack"
                    value={size}
                    checked={pack === String(size)}
                    onChange={() => setPack(String(size))}
                  />
                  <span className={`${kit.wrap} ${styles.pack}`}>
                    <strong className={words.breakAnywhere}>{count(size, "message")}</strong>
                    <span>{fcfa(withTax(size * (channel?.priceFcfa ?? 0)))}</span>
                  </span>
                </label>
              ))}
              <label className={`${choices.option} ${kit.row} ${styles.choice}`}>
                <input
                  type="radio"
                  name="pack"
                  value="amount"
                  checked={pack === "amount"}
                  onChange={() => setPack("amount")}
                />
                <strong>Un autre montant</strong>
              </label>
            </div>
          </FieldGroup>
          {pack === "amount" ? (
            <div onInput={({ target }) => setAmount(typedIn(target))}>
              <AmountField
                {...field("amount")}
                label="Montant, taxe comprise"
                hint="100 FCFA au moins."
                required
              />
              <p role="status" className={words.note}>
                {units > 0 && channel
                  ? `${count(units, "message")} pour ${fcfa(withTax(units * channel.priceFcfa))}.`
                  : null}
              </p>
            </div>
          ) : null}
          <input type="hidden" name="key" value={nextKey} />
          <Button variant="card" wide busy={busy}>
            Continuer vers le paiement
          </Button>
          <p className={words.note}>Taxe de 18&nbsp;% comprise. Un reçu suit le paiement.</p>
        </Form>
      )}
    </section>
  );
}

function typedIn(target: EventTarget): string {
  return target instanceof HTMLInputElement ? target.value : "";
}
