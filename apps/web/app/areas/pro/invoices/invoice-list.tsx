import type { ShopInvoice } from "@jdj/contract/invoicing/invoices";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import pro from "#app/areas/pro/pro.module.css";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./page.module.css";

type InvoiceListProps = {
  invoices: { data: readonly ShopInvoice[]; has_more: boolean };
  page: number;
  /** The address of a page of the list. */
  address: (page: number) => string;
  /** What is said while there is none. */
  empty: string;
};

/** A page of invoices and credit notes, the newest first. */
export function InvoiceList({ invoices, page, address, empty }: InvoiceListProps) {
  const { data, has_more: hasMore } = invoices;
  if (data.length === 0 && page === 1) return <p className={pro.lead}>{empty}</p>;
  return (
    <>
      <ul className={pro.list}>
        {data.map((invoice) => (
          <li key={invoice.id} className={pro.row}>
            <InvoiceFacts invoice={invoice} />
            <div className={styles.sum}>
              <strong className={styles.amount}>
                {invoice.kind === "sale" ? "" : "−\u00a0"}
                {fcfa(invoice.total)}
              </strong>
              <a href={invoice.url} className={styles.file}>
                <Icon name="download" size={20} /> PDF
                <span className="visually-hidden">
                  {" "}
                  {invoice.kind === "sale" ? "de la facture" : "de l’avoir"} {invoice.number}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <nav className={styles.pages} aria-label="Pages">
        {page > 1 ? <a href={address(page - 1)}>Plus récentes</a> : null}
        {hasMore ? <a href={address(page + 1)}>Plus anciennes</a> : null}
      </nav>
    </>
  );
}

function InvoiceFacts({ invoice }: { invoice: ShopInvoice }) {
  const { kind, number, credits, description, reference, tax } = invoice;
  return (
    <div className={pro.who}>
      <p className={pro.name}>
        {kind === "sale" ? "Facture" : "Avoir"} {number}{" "}
        {kind === "sale" ? null : <Badge>Avoir sur {credits}</Badge>}
      </p>
      <p>{description}</p>
      <p className={pro.detail}>
        {longDate(invoice.issued_at.slice(0, 10))}
        {tax > 0 ? ` · dont TVA ${fcfa(tax)}` : ""}
      </p>
      <p className={pro.detail}>
        {reference === null ? (
          "Signature de la DGI en attente"
        ) : invoice.verification_url === null ? (
          `FNE n°\u00a0${reference}`
        ) : (
          <>
            FNE n°&nbsp;<a href={invoice.verification_url}>{reference}</a>
          </>
        )}
      </p>
    </div>
  );
}
