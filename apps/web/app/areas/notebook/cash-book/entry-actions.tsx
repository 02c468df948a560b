import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { fcfa } from "@jdj/french/money";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import words from "#app/ui/words.module.css";
import { type BookFilter, bookAddress } from "./book-filter.ts";

type EntryActionsProps = { entry: CashBookEntry; name: string; filter: BookFilter };

/** What can be done with a payment; each is a link, so that it works without script. */
export function EntryActions({ entry, name, filter }: EntryActionsProps) {
  const { id, paid_on, receipt, deposit } = entry;
  const to = (more: Readonly<Record<string, string>>) =>
    `${bookAddress(filter, more)}#paiement-${id}`;
  const of = <span className="visually-hidden">{`\u00a0: ${name}`}</span>;
  const number = String(id);
  return (
    <>
      {paid_on === null ? (
        <LinkButton variant="plain" to={to({ paiement: number, paye: "1" })} preventScrollReset>
          C’est payé{of}
        </LinkButton>
      ) : null}
      <MoreActions of={name}>
        <LinkButton variant="quiet" to={to({ paiement: number })} preventScrollReset>
          Modifier{of}
        </LinkButton>
        {receipt ? (
          <LinkButton variant="quiet" to={to({ recu: number })} preventScrollReset>
            Retirer le reçu{of}
          </LinkButton>
        ) : null}
        {deposit ? null : (
          <LinkButton variant="quiet" to={to({ retirer: number })} preventScrollReset>
            Retirer{of}
          </LinkButton>
        )}
      </MoreActions>
    </>
  );
}

type RemovalProps = EntryActionsProps & { eventId: number; what: "payment" | "receipt" };

/** Asks in the row itself before a payment, or its receipt alone, is removed. */
export function Removal({ entry, name, filter, eventId, what }: RemovalProps) {
  const { id, version, amount, receipt } = entry;
  const ofReceipt = what === "receipt";
  const fields = { event_id: eventId, id, version };
  return (
    <Form method="post" className={kit.stack3} preventScrollReset>
      <HiddenInputs
        values={
          ofReceipt
            ? { intent: "remove-receipt", ...fields, ...stored(entry) }
            : { intent: "remove", ...fields }
        }
      />
      <p className={words.breakAnywhere}>
        {ofReceipt ? "Retirer le reçu de " : "Retirer "}
        {fcfa(amount)} pour «{"\u00a0"}
        {name}
        {"\u00a0"}»{!ofReceipt && receipt ? ", avec le reçu" : ""}
        {"\u00a0"}?
      </p>
      <div className={kit.cluster2}>
        <Button variant="danger">{ofReceipt ? "Retirer le reçu" : "Retirer"}</Button>
        <LinkButton variant="plain" to={`${bookAddress(filter)}#paiement-${id}`} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

/** A payment as it is stored: its call takes it whole. */
function stored({ budget_id, amount, paid_on, due_on, means, paid_by, note }: CashBookEntry) {
  return {
    budget_id: budget_id ?? "",
    amount,
    paid_on: paid_on ?? "",
    due_on: due_on ?? "",
    means: means ?? "",
    paid_by: paid_by ?? "",
    note: note ?? "",
  };
}
