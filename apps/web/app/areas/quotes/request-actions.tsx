import { at } from "@jdj/contract/paths/addresses";
import { asksForReview, type QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { AcceptQuote } from "./accept-quote.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { MoveForm } from "./move-form.tsx";
import type { ShownRequest } from "./quote-side.ts";
import styles from "./request-actions.module.css";

type Variant = "main" | "card" | "plain" | "quiet" | "danger";

/** What a button says that moves a request to a status. */
const buttons: Partial<Record<QuoteStatus, { label: string; variant: Variant }>> = {
  ACCEPTED: { label: "Accepter la demande", variant: "main" },
  REFUSED: { label: "Décliner la demande", variant: "plain" },
  QUOTE_ACCEPTED: { label: "Accepter le devis", variant: "card" },
  QUOTE_REFUSED: { label: "Refuser le devis", variant: "plain" },
  IN_PROGRESS: { label: "Commencer la prestation", variant: "main" },
  DONE: { label: "La prestation est exécutée", variant: "main" },
  DONE_ACCEPTED: { label: "Confirmer la prestation", variant: "card" },
  DONE_REFUSED: { label: "Déclarer non exécutée", variant: "plain" },
};

/** What the area says of a status, for the customer. */
const sentences: Partial<Record<QuoteStatus, string>> = {
  DONE: "Le prestataire indique que la prestation est exécutée. Est-ce bien le cas\u00a0?",
  REFUSED: "Le prestataire a décliné votre demande.",
  QUOTE_REFUSED: "Vous avez refusé ce devis.",
  DONE_REFUSED: "Vous avez déclaré que la prestation n’a pas été exécutée.",
  DONE_ACCEPTED: "Vous avez confirmé la prestation.",
};

/** What the area says of a status, for the provider. */
const providerSentences: Partial<Record<QuoteStatus, string>> = {
  DONE: "Le client doit encore confirmer la prestation.",
  REFUSED: "Vous avez décliné cette demande.",
  QUOTE_REFUSED: "Le client a refusé ce devis.",
  DONE_REFUSED: "Le client déclare que la prestation n’a pas été exécutée.",
  DONE_ACCEPTED: "Le client a confirmé la prestation.",
};

/** What the area says of a cancelled request, by who reads it and who cancelled. */
function cancelledSentence({ cancelled_by: by, given_names }: ShownRequest, isCustomer: boolean) {
  const isOwn = by === (isCustomer ? "customer" : "provider");
  const who = isCustomer ? "Le prestataire" : given_names || "Le client";
  return isOwn
    ? "Vous avez annulé cette demande\u00a0: la conversation est terminée."
    : `${who} a annulé cette demande\u00a0: la conversation est terminée.`;
}

/** Why a service cannot start yet, for its provider. */
const startRefusals: Record<NonNullable<ShownRequest["start_refusal"]>, string> = {
  "quote-deposit-unpaid":
    "Vous pourrez commencer la prestation une fois l’acompte payé par le client.",
  "quote-too-early": "Vous pourrez commencer la prestation le jour convenu.",
};

/** What its user may do with a request: the moves of the transition table, and a review at the end. */
export function RequestActions({
  request,
  isCustomer,
}: {
  request: ShownRequest;
  isCustomer: boolean;
}) {
  const { status, can, quote } = request;
  const sentence =
    status === "CANCEL"
      ? cancelledSentence(request, isCustomer)
      : (isCustomer ? sentences : providerSentences)[status];
  const offered = can.move.filter(
    (to) => buttons[to] && !(to === "QUOTE_ACCEPTED" && quote?.expired),
  );
  return (
    <div className={kit.stack3}>
      {sentence ? <p>{sentence}</p> : null}
      {request.start_refusal === null ? null : <p>{startRefusals[request.start_refusal]}</p>}
      {can.move.includes("QUOTE_ACCEPTED") && quote?.expired ? (
        <p>Ce devis n’est plus valable&nbsp;: demandez au prestataire d’en envoyer un nouveau.</p>
      ) : null}
      <div className={`${kit.wrap} ${styles.buttons}`}>
        {offered.includes("QUOTE_ACCEPTED") ? <AcceptQuote request={request} /> : null}
        {offered
          .filter((to) => to !== "QUOTE_ACCEPTED")
          .map((to) => (
            <MoveForm key={to} request={request} to={to}>
              <Button variant={buttons[to]?.variant ?? "plain"} wide>
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
        {can.move.includes("CANCEL") ? (
          <CancelRequest request={request} isCustomer={isCustomer} />
        ) : null}
      </div>
    </div>
  );
}
