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
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Button } from "#app/ui/button.tsx";
import { CancelledNote } from "#app/ui/cancelled-note.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

/** What the payer reads of a payment that is given back. */
const refundTexts = {
  "under-way": "Votre paiement vous est rendu. Cela prend quelques jours au plus.",
  waits:
    "Votre paiement est à rendre, mais le comité l’avait déjà dépensé ou retiré. Notre équipe le règle avec lui, et vous le voyez ici.",
  done: "Votre paiement vous a été rendu.",
};

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicShares } = context.get(apiContext).fabric;
  const share = await found(publicShares.share({ token: params.token }));
  return { share, voice: share.event.voice };
}

/** Saves the choice, and goes on to the payment where the form says so. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { token } = params;
  const { publicShares } = context.get(apiContext).fabric;
  try {
    if (form.has("quantity"))
      await publicShares.choose({
        token,
        size: textFrom(form, "size"),
        quantity: textFrom(form, "quantity"),
      });
    if (textFrom(form, "intent") !== "pay") return redirect(at("fabricShare", { token }));
    const { reference } = await publicShares.pay({ token });
    return redirect(at("pay", { reference }));
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pagne/:token`: what one person orders of a fabric, and its payment without an account. */
export default function FabricSharePage({ loaderData, actionData }: Route.ComponentProps) {
  const { share } = loaderData;
  const { event, order } = share;
  return (
    <div className={`${kit.stack5} ${styles.page}`}>
      <Title>{order.name}</Title>
      <meta name="robots" content="noindex" />
      <Cloth className={styles.cloth} seed={event.seed} strips={12} rows={24} cover texture />
      <header className={words.textCentre}>
        <p className={words.secondary}>{event.voice.tone === "sober" ? event.name : event.hosts}</p>
        <h1>{order.name}</h1>
        <p className={words.secondary}>
          {order.unit}, {fcfa(order.unit_fcfa)}
        </p>
      </header>
      <p>
        Bonjour <strong>{share.name}</strong>
        {share.can.choose ? `, commandez et payez jusqu’au ${longDate(order.deadline)}.` : "."}
      </p>
      {share.paid_by === null ? null : (
        <section className={styles.paid} role="status">
          <Icon name="circle-check" size={28} />
          <div>
            <p>
              <strong>
                {share.paid_by === "cash" ? "Payé en espèces" : "Payé"}
                {"\u00a0"}: {fcfa(share.due_fcfa)}
              </strong>
            </p>
            <p>
              {share.quantity} × {order.unit}
              {share.size === null ? "" : `, taille ${share.size}`}
            </p>
          </div>
        </section>
      )}
      <ReceiptLinks receipts={share.receipts} />
      <CreditNoteLinks notes={share.credit_notes} />
      {share.refund === null || share.paid_by !== null ? null : (
        <Note tone={share.refund === "waits" ? "warning" : "advice"}>
          {refundTexts[share.refund]}
        </Note>
      )}
      {share.can.choose ? (
        <ChoiceForm share={share} refused={actionData} />
      ) : event.is_cancelled ? (
        <CancelledNote name={event.name} />
      ) : share.paid_by === null ? (
        <Note tone="warning">
          <p>
            {order.state === "cancelled"
              ? "Cette commande est annulée. Rien ne vous est demandé."
              : "Cette commande est close. Adressez-vous au comité si vous vouliez commander."}
          </p>
        </Note>
      ) : null}
      {order.note === "" ? null : <p className={styles.note}>{order.note}</p>}
    </div>
  );
}

type ChoiceFormProps = {
  share: Route.ComponentProps["loaderData"]["share"];
  refused: Route.ComponentProps["actionData"];
};

function ChoiceForm({ share, refused: state }: ChoiceFormProps) {
  const field = bindFields(state, {
    size: share.size ?? "",
    quantity: String(share.quantity ?? 1),
  });
  return (
    <form method="post" noValidate className={kit.stack4}>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      {share.order.sizes.length > 0 ? (
        <SelectField
          label="Votre taille"
          placeholder="Choisir"
          choices={share.order.sizes.map((size) => ({ value: size, label: size }))}
          required
          {...field("size")}
        />
      ) : null}
      <TextField
        label="Combien"
        hint={`${share.order.unit}, ${fcfa(share.order.unit_fcfa)} l’unité`}
        inputMode="numeric"
        maxLength={3}
        required
        {...field("quantity")}
      />
      {share.quantity === null ? null : (
        <p className={`${kit.wrap} ${styles.due}`}>
          <span>Votre part</span> <strong>{fcfa(share.due_fcfa)}</strong>
        </p>
      )}
      <Button wide name="intent" value="pay">
        Payer par mobile money
      </Button>
      <Button variant="plain" wide name="intent" value="choose">
        Enregistrer et payer plus tard
      </Button>
    </form>
  );
}

export function ErrorBoundary() {
  return <LostLink lost="Cette commande est introuvable" />;
}
