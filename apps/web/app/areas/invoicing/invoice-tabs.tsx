import { at } from "@jdj/contract/paths/addresses";
import pro from "#app/ui/pro.module.css";
import tabs from "#app/ui/tabs.module.css";

/** The page of the invoices that are signed in the shop's name. */
export const issuedAddress = `${at("proInvoices")}?cote=emises`;

const views = [
  ["received", at("proInvoices"), "Reçues"],
  ["issued", issuedAddress, "Émises"],
  ["key", at("proInvoicingKey"), "Clé FNE"],
] as const;

/** The views of a seller's invoices. Plain links: the pages are static. */
export function InvoiceTabs({ current }: { current: (typeof views)[number][0] }) {
  return (
    <nav aria-label="Factures" className={`${tabs.tabs} ${pro.tabs}`}>
      {views.map(([name, address, label]) => (
        <a key={name} href={address} aria-current={name === current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
