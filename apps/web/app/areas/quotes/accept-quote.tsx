import { dateIn } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { useId } from "react";
import { cancellationTerms } from "#app/areas/payments/cancellation-terms.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { MoveForm } from "./move-form.tsx";
import type { ShownRequest } from "./quote-side.ts";

/** Accepting a quote asks first, with what it means; the deposit is paid on the next page. */
export function AcceptQuote({ request }: { request: ShownRequest }) {
  const id = useId();
  const { quote, provider } = request;
  if (!quote) return null;
  return (
    <>
      <Button type="button" variant="card" data-opens={id} className={kit.scripted} wide>
        Accepter le devis
      </Button>
      <ConfirmDialog
        id={id}
        title={"Accepter ce devis\u00a0?"}
        fields={{ intent: "move", status: "QUOTE_ACCEPTED", quote_id: quote.id }}
        yes={quote.deposit > 0 ? "Accepter et payer l’acompte" : "Accepter le devis"}
        no="Pas encore"
        variant="main"
        keepsScroll
      >
        <p>
          {provider.name} réalise la prestation pour <strong>{fcfa(quote.total)}</strong>
          {quote.deposit > 0 ? (
            <>
              , avec un acompte de <strong>{fcfa(quote.deposit)}</strong> à payer ensuite
            </>
          ) : null}
          .
        </p>
        {quote.deposit > 0 ? (
          <p className={words.note}>{cancellationTerms(quote.service_day, dateIn(new Date()))}</p>
        ) : null}
      </ConfirmDialog>
      <noscript>
        <MoveForm request={request} to="QUOTE_ACCEPTED">
          <Button variant="card" wide>
            Accepter le devis
          </Button>
        </MoveForm>
      </noscript>
    </>
  );
}
