import type { PublicContribution } from "@jdj/contract/contributions/public-contribution";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { redirect } from "react-router";
import { CreditNoteLinks } from "#app/areas/payments/credit-note-links.tsx";
import { ReceiptLinks } from "#app/areas/payments/receipt-links.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { newKey } from "#app/forms/new-key.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CancelledNote } from "#app/ui/cancelled-note.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicContributions } = context.get(apiContext).contributions;
  const own = await found(publicContributions.contribution({ token: params.token }));
  return { own, key: newKey(), voice: own.event.voice };
}

/** Begins a payment, and goes on to it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { publicContributions } = context.get(apiContext).contributions;
  try {
    const { reference } = await publicContributions.pay({
      token: params.token,
      amount: textFrom(form, "amount"),
      idempotency_key: textFrom(form, "key") || undefined,
    });
    return redirect(at("pay", { reference }));
  } catch (error) {
    return refused(error, form);
  }
}

/** `/cotisation/:token`: what one person pledged and paid, and the payment of any part without an account. */
export default function ContributionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, key, voice } = loaderData;
  const isSober = voice.tone === "sober";
  const noun = voice.contribution;
  const { event, left_fcfa: left, pledged_fcfa: pledged } = own;
  const named = isSober ? event.name : event.hosts;
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <Title>{`${noun.charAt(0).toLocaleUpperCase("fr")}${noun.slice(1)}, ${named}`}</Title>
      <meta name="robots" content="noindex" />
      <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={24} cover texture />
      <header className={words.textCentre}>
        <p className={words.secondary}>{named}</p>
        <h1>Votre {noun}</h1>
      </header>
      <p className={words.breakAnywhere}>
        Bonjour <strong>{own.name}</strong>
        {event.is_cancelled
          ? "."
          : pledged === 0
            ? ", donnez ce que vous voulez."
            : left > 0
              ? `, il reste ${fcfa(left)} des ${fcfa(pledged)} que vous avez promis.`
              : isSober
                ? ", votre promesse est tenue. La famille vous remercie."
                : ", votre promesse est tenue. Merci\u00a0!"}
      </p>
      {pledged > 0 ? (
        <ProgressBar
          label={`Reçu\u00a0: ${fcfa(own.received_fcfa)}`}
          percent={(100 * (pledged - left)) / pledged}
          seed={event.seed}
          showsLabel
        />
      ) : null}
      {event.is_cancelled ? (
        <CancelledNote name={event.name} />
      ) : own.is_closed ? (
        <Note tone="warning">
          <p>Le registre est clos. Adressez-vous au comité si vous voulez encore donner.</p>
        </Note>
      ) : own.can.pay ? (
        <PayForm {...{ own }} pageKey={key} state={actionData} />
      ) : (
        <Note tone="warning">
          <p>Le paiement en ligne n’est pas ouvert pour le moment. Donnez au comité, en espèces.</p>
        </Note>
      )}
      <Payments payments={own.payments} />
      <ReceiptLinks receipts={own.receipts} />
      <CreditNoteLinks notes={own.credit_notes} />
      <p className={`${words.textCentre} ${words.note}`}>
        Ce lien est à vous{"\u00a0"}: qui l’ouvre voit ce que vous donnez, et rien des autres.
      </p>
    </div>
  );
}

type PayFormProps = {
  own: PublicContribution;
  /** Made once per page, so that two presses begin one payment. */
  pageKey: string;
  state: FormState | undefined;
};

function PayForm({ own, pageKey, state }: PayFormProps) {
  const { left_fcfa: left, waiting_fcfa, pledged_fcfa } = own;
  const proposed = left - waiting_fcfa;
  // What every payment method takes; another sum is typed.
  const isPayable = proposed >= 100 && proposed % 5 === 0;
  const field = bindFields(state, { amount: isPayable ? String(proposed) : undefined });
  // After a refusal the next press is a new request.
  const key = state ? `${state.values.key}+` : pageKey;
  return (
    <form method="post" noValidate className={kit.stack4}>
      <input type="hidden" name="key" value={key} />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <AmountField
        label={left === 0 && pledged_fcfa > 0 ? "Donner encore" : "Je verse maintenant"}
        hint={`En une fois ou en plusieurs, à partir de ${fcfa(100)}.`}
        required
        {...field("amount")}
      />
      <Button wide>Payer par mobile money</Button>
    </form>
  );
}

function Payments({ payments }: Pick<PublicContribution, "payments">) {
  if (payments.length === 0) return null;
  return (
    <section className={kit.stack3} aria-labelledby="versements">
      <h2 id="versements">Vos versements</h2>
      <ul className={`${kit.card} ${kit.listReset}`}>
        {payments.map((one) => (
          <li
            key={`${one.at} ${one.by} ${one.amount_fcfa}`}
            className={`${kit.ruled} ${kit.row3} ${kit.between} ${kit.pad4}`}
          >
            <span>
              <strong className={words.nowrap}>{fcfa(one.amount_fcfa)}</strong>
              <span className={`${kit.block} ${words.note}`}>
                {one.by === "cash" ? "En espèces" : "Mobile money"}, {longDate(one.at.slice(0, 10))}
                {one.returned_fcfa > 0 ? ` · ${fcfa(one.returned_fcfa)} rendus` : ""}
              </span>
            </span>
            <span className={`${kit.noShrink} ${words.nowrap}`}>
              <Badge tone={one.counts ? "good" : "waiting"}>
                {one.counts ? "Reçu" : "À confirmer"}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary() {
  return <LostLink lost="Cette cotisation est introuvable" />;
}
