import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { pageOf } from "#app/http/search-query.ts";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { InvoiceList } from "./invoice-list.tsx";
import { InvoiceTabs, issuedAddress } from "./invoice-tabs.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  if (shop.role !== "owner") return null;
  const page = pageOf(url.searchParams);
  const side = url.searchParams.get("cote") === "emises" ? "issued" : "received";
  const { invoices, key } = context.get(apiContext).invoicing;
  const [listed, stored] = await Promise.all([
    invoices.list({ side, page }),
    side === "issued" ? key.get() : null,
  ]);
  const lacksKey = stored !== null && stored.data === null;
  return { page, side, invoices: listed, lacksKey, sells: shop.selling !== null } as const;
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const { invoices } = context.get(apiContext).invoicing;
  const form = await readForm(request);
  const id = textFrom(form, "id");
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    retry: () => invoices.retry({ id }),
    record: () => invoices.record({ id, reference: textFrom(form, "reference") }),
  };
  const call = calls[textFrom(form, "intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, issuedAddress, flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/factures`: what we invoiced to the shop, and what is signed in its name for its buyers. */
export default function InvoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Factures</Title>
      <h1>Factures</h1>
      {loaderData === null ? (
        <Note>Seul un propriétaire de la boutique voit les factures.</Note>
      ) : (
        <>
          {loaderData.sells ? <InvoiceTabs current={loaderData.side} /> : null}
          {loaderData.side === "received" ? (
            <Received
              invoices={loaderData.invoices}
              page={loaderData.page}
              sells={loaderData.sells}
            />
          ) : (
            <>
              <p className={`${kit.narrow} ${words.secondary}`}>
                Ce que nous faisons signer en votre nom pour vos clients, dès que l’argent d’une
                vente est à vous.
                {loaderData.lacksKey ? (
                  <>
                    {" "}
                    Pour cela, <a href={at("proInvoicingKey")}>confiez-nous votre clé FNE</a>.
                  </>
                ) : null}
              </p>
              <InvoiceList
                invoices={loaderData.invoices}
                isIssued
                address={(page) => `${issuedAddress}&page=${page}`}
                page={loaderData.page}
                empty="Aucune facture émise pour le moment."
                state={actionData}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

/** What we invoiced to the shop. */
function Received({ invoices, page, sells }: Pick<Loaded, "invoices" | "page" | "sells">) {
  return (
    <>
      <p className={`${kit.narrow} ${words.secondary}`}>
        Ce que nous vous facturons, TVA comprise&nbsp;: votre abonnement
        {sells ? ", et notre commission une fois l’argent d’une vente à vous" : ""}. Les acomptes
        n’ont pas de commission.
      </p>
      <InvoiceList
        invoices={invoices}
        isIssued={false}
        address={(to) => `${at("proInvoices")}?page=${to}`}
        page={page}
        empty={
          sells
            ? "Aucune facture pour le moment\u00a0: la première suit le versement de votre première vente, ou le paiement d’un abonnement."
            : "Aucune facture pour le moment\u00a0: la première suit le paiement d’un abonnement."
        }
        state={undefined}
      />
    </>
  );
}
