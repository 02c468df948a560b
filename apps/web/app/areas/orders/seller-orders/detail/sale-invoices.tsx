import type { IssuedInvoice } from "@jdj/contract/orders/suborder-invoice";
import { at } from "@jdj/contract/paths/addresses";
import { problemWords } from "#app/areas/invoicing/problem-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

/** The invoices in the seller's name of an order; nothing without their key. */
export function SaleInvoices({ invoices }: { invoices: readonly IssuedInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.itemsStart}`} aria-labelledby="factures">
      <h2 id="factures">Facture normalisée (FNE)</h2>
      <ul className={`${kit.stack2} ${kit.listReset}`}>
        {invoices.map(({ kind, number, reference, problem, url }) => (
          <li key={number}>
            <a href={url} className={kit.iconLink}>
              <Icon name="download" size={20} /> {kind === "sale" ? "Facture" : "Avoir"} {number}{" "}
              (PDF)
            </a>
            {reference === null ? (
              <p className={`${words.note} ${words.breakAnywhere}`}>
                {problem === null ? (
                  "Signature de la DGI en attente"
                ) : (
                  <>
                    {problemWords[problem][0]}&nbsp;:{" "}
                    <a href={`${at("proInvoices")}?cote=emises`}>voir les factures</a>
                  </>
                )}
              </p>
            ) : (
              <p className={`${words.note} ${words.breakAnywhere}`}>FNE n°&nbsp;{reference}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
