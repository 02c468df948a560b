import { at } from "@jdj/contract/paths/addresses";
import { asksForReview, type QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import styles from "./moves.module.css";
import type { ShownRequest } from "./party.ts";

type Look = "main" | "card" | "plain" | "quiet" | "danger";

/** What a button says that moves a request to a status. */
const buttons: Partial<Record<QuoteStatus, { label: string; look: Look }>> = {
  ACCEPTED: { label: "Accepter la demande", look: "main" },
  REFUSED: { label: "Décliner la demande", look: "plain" },
  QUOTE_ACCEPTED: { label: "Accepter le devis", look: "card" },
  QUOTE_REFUSED: { label: "Refuser le devis", look: "plain" },
  IN_PROGRESS: { label: "Commencer la prestation", look: "main" },
  DONE: { label: "La prestation est exécutée", look: "main" },
  DONE_ACCEPTED: { label: "Confirmer la prestation", look: "card" },
  DONE_REFUSED: { label: "Déclarer non exécutée", look: "plain" },
};

/** What the area says of a status, for the customer. */
const sentences: Partial<Record<QuoteStatus, string>> = {
  DONE: "Le prestataire indique que la prestation est exécutée. Est-ce bien le cas\u00a0?",
  REFUSED: "Le prestataire a décliné votre demande.",
  QUOTE_REFUSED: "Vous avez refusé ce devis.",
  DONE_REFUSED: "Vous avez déclaré que la prestation n’a pas été exécutée.",
  DONE_ACCEPTED: "Vous avez confirmé la prestation.",
  CANCEL: "Vous avez annulé cette demande\u00a0: la conversation est terminée.",
};

/** What the area says of a status, for the provider. */
const providerSentences: Partial<Record<QuoteStatus, string>> = {
  DONE: "Le client doit encore confirmer la prestation.",
  REFUSED: "Vous avez décliné cette demande.",
  QUOTE_REFUSED: "Le client a refusé ce devis.",
  DONE_REFUSED: "Le client déclare que la prestation n’a pas été exécutée.",
  DONE_ACCEPTED: "Le client a confirmé la prestation.",
  CANCEL: "Le client a annulé cette demande\u00a0: la conversation est terminée.",
};

/** A form of one button that moves a request. */
function MoveForm({
  request,
  to,
  children,
}: {
  request: ShownRequest;
  to: QuoteStatus;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="status" value={to} />
      {to === "QUOTE_ACCEPTED" && request.quote ? (
        <input type="hidden" name="quote_id" value={request.quote.id} />
      ) : null}
      {children}
    </Form>
  );
}

/** What its user may do with a request: the moves of the transition table, and a review at the end. */
export function Moves({ request, isCustomer }: { request: ShownRequest; isCustomer: boolean }) {
  const { status, can, quote } = request;
  const sentence = (isCustomer ? sentences : providerSentences)[status];
  const offered = can.move.filter(
    (to) => buttons[to] && !(to === "QUOTE_ACCEPTED" && quote?.expired),
  );
  return (
    <div className={styles.area}>
      {sentence ? <p>{sentence}</p> : null}
      {can.move.includes("QUOTE_ACCEPTED") && quote?.expired ? (
        <p>Ce devis n’est plus valable&nbsp;: demandez au prestataire d’en envoyer un nouveau.</p>
      ) : null}
      <div className={styles.buttons}>
        {offered.map((to) => (
          <MoveForm key={to} request={request} to={to}>
            <Button look={buttons[to]?.look ?? "plain"} wide>
              {buttons[to]?.label}
            </Button>
          </MoveForm>
        ))}
        {isCustomer && asksForReview(status) ? (
          <LinkButton
            to={`${at("provider", { id: request.provider.id })}#noterprestataire`}
            reloadDocument
            wide
          >
            Noter le prestataire
          </LinkButton>
        ) : null}
        {can.move.includes("CANCEL") ? <Cancel request={request} /> : null}
      </div>
    </div>
  );
}

/** Cancelling asks first; without script the question stands in the page. */
function Cancel({ request }: { request: ShownRequest }) {
  const id = useId();
  const { status, quote } = request;
  const isPaid = quote?.deposit_order?.state === "paid";
  const question = (
    <>
      <p>
        Annuler cette demande arrête la conversation avec {request.provider.name}&nbsp;: vous ne
        pourrez plus vous écrire.
      </p>
      {isPaid ? (
        <p>
          {status === "QUOTE_ACCEPTED"
            ? "L’acompte que vous avez payé vous sera remboursé."
            : "La prestation a commencé\u00a0: l’acompte reste au prestataire."}
        </p>
      ) : null}
    </>
  );
  return (
    <>
      <Button type="button" look="quiet" data-opens={id} className={styles.scripted} wide>
        Annuler la demande
      </Button>
      <Dialog id={id} title="Annuler la demande&nbsp;?">
        {question}
        <DialogActions>
          <MoveForm request={request} to="CANCEL">
            <Button look="danger">Annuler la demande</Button>
          </MoveForm>
          <Button type="button" look="plain" data-closes>
            Garder la demande
          </Button>
        </DialogActions>
      </Dialog>
      <noscript>
        <details className={styles.withoutScript}>
          <summary>Annuler la demande</summary>
          {question}
          <MoveForm request={request} to="CANCEL">
            <Button look="danger">Annuler la demande</Button>
          </MoveForm>
        </details>
      </noscript>
    </>
  );
}
