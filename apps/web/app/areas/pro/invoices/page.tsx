import { at } from "@jdj/contract/paths/addresses";
import pro from "#app/areas/pro/pro.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { Note } from "#app/ui/error-note.tsx";
import type { Route } from "./+types/page";
import { InvoiceList } from "./invoice-list.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  if (shop.role !== "owner") return null;
  const page = pageOf(url.searchParams);
  const invoices = await context.get(apiContext).invoicing.invoices.list({ page });
  return { page, invoices, sells: shop.selling !== null };
}

/** `/pro/factures`: what we invoiced to the shop, and its credit notes. */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Title>Factures</Title>
      <h1>Factures</h1>
      {loaderData === null ? (
        <Note>Seul un propriétaire de la boutique voit les factures.</Note>
      ) : (
        <>
          <p className={pro.lead}>
            Ce que nous vous facturons, TVA comprise&nbsp;: votre abonnement
            {loaderData.sells ? ", et notre commission une fois l’argent d’une vente à vous" : ""}.
            Les acomptes n’ont pas de commission.
          </p>
          <InvoiceList
            invoices={loaderData.invoices}
            address={(page) => `${at("proInvoices")}?page=${page}`}
            page={loaderData.page}
            empty={
              loaderData.sells
                ? "Aucune facture pour le moment\u00a0: la première suit le versement de votre première vente, ou le paiement d’un abonnement."
                : "Aucune facture pour le moment\u00a0: la première suit le paiement d’un abonnement."
            }
          />
        </>
      )}
    </>
  );
}
