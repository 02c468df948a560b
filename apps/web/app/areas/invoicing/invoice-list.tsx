import type { ShopInvoice } from "@jdj/contract/invoicing/invoices";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import type { FormState } from "#app/forms/form-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PageLinks } from "#app/ui/page-links.tsx";
import pro from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";
import { WaitingInvoice } from "./waiting-invoice.tsx";

type InvoiceListProps = {
  invoices: { items: readonly ShopInvoice[]; has_more: boolean };
  /** Whether they are in the shop's name, for its buyers. */
  isIssued: boolean;
  page: number;
  /** The address of a page of the list. */
  address: (page: number) => string;
  /** What is said while there is none. */
  empty: string;
  state: FormState | undefined;
};

/** A page of invoices and credit notes, the newest first. */
export function InvoiceList(props: InvoiceListProps) {
  const { invoices, isIssued, page, address, empty, state } = props;
  const { items, has_more: hasMore } = invoices;
  if (items.length === 0 && page === 1)
    return <p className={`${kit.narrow} ${words.secondary}`}>{empty}</p>;
  return (
    <>
      <ul className={`${kit.card} ${kit.grid}`}>
        {items.map((invoice) => (
          <li key={invoice.id} className={`${kit.cluster} ${pro.row}`}>
            <InvoiceFacts invoice={invoice} isIssued={isIssued} />
            <div className={`${kit.cluster} ${kit.gapLines}`}>
              <strong className={words.nowrap}>
                {invoice.kind === "sale" ? "" : "−\u00a0"}
                {fcfa(invoice.total)}
              </strong>
              <a href={invoice.url} className={kit.iconLink}>
                <Icon name="download" size={20} /> PDF
                <span className="visually-hidden">
                  {" "}
                  {invoice.kind === "sale" ? "de la facture" : "de l’avoir"} {invoice.number}
                </span>
              </a>
            </div>
            <WaitingInvoice
              invoice={invoice}
              state={state?.values.id === String(invoice.id) ? state : undefined}
            />
          </li>
        ))}
      </ul>
      <PageLinks
        className={pro.pages}
        page={page}
        hasMore={hasMore}
        to={address}
        newer="Plus récentes"
        older="Plus anciennes"
      />
    </>
  );
}

function InvoiceFacts({ invoice, isIssued }: { invoice: ShopInvoice; isIssued: boolean }) {
  const { kind, number, credits, client, description, reference, tax, problem } = invoice;
  return (
    <div className={pro.who}>
      <p className={words.bold}>
        {kind === "sale" ? "Facture" : "Avoir"} {number}
        {isIssued ? ` · ${client}` : ""}
      </p>
      <p>{description}</p>
      <p className={words.note}>
        {longDate(invoice.issued_at.slice(0, 10))}
        {credits === null ? "" : ` · sur la facture ${credits}`}
        {tax > 0 ? ` · dont TVA ${fcfa(tax)}` : ""}
      </p>
      {reference === null ? (
        problem === null ? (
          <p className={words.note}>Signature de la DGI en attente</p>
        ) : null
      ) : (
        <p className={words.note}>
          FNE n°&nbsp;
          {invoice.verification_url === null ? (
            reference
          ) : (
            <a href={invoice.verification_url}>{reference}</a>
          )}
        </p>
      )}
    </div>
  );
}
