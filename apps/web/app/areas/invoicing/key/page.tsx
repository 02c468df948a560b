import { at } from "@jdj/contract/paths/addresses";
import { InvoiceTabs } from "#app/areas/invoicing/invoice-tabs.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireSeller } from "#app/http/require-provider.ts";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { KeyForm } from "./key-form.tsx";
import { StoredKey } from "./stored-key.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = requireSeller(context);
  if (shop.role !== "owner") return null;
  return context.get(apiContext).invoicing.key.get();
}

export async function action({ context, request }: Route.ActionArgs) {
  requireSeller(context);
  const { key } = context.get(apiContext).invoicing;
  const form = await readForm(request);
  try {
    const { message } =
      textFrom(form, "intent") === "remove"
        ? await key.remove()
        : await key.save({
            taxpayer_number: textFrom(form, "taxpayer_number"),
            is_taxed: form.has("is_taxed"),
            key: textFrom(form, "key_password"),
            establishment: textFrom(form, "establishment"),
            point_of_sale: textFrom(form, "point_of_sale"),
            address: textFrom(form, "address"),
            current_password: textFrom(form, "current_password"),
          });
    const flash = { kind: "success", text: message ?? "" } as const;
    return await redirectWithFlash(context, at("proInvoicingKey"), flash);
  } catch (error) {
    return refused(error, form);
  }
}

/** `/pro/factures/cle`: the key by which a seller's invoices are signed in their name. */
export default function InvoicingKeyPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Factures normalisées (FNE)</Title>
      <h1>Factures</h1>
      <InvoiceTabs current="key" />
      {loaderData === null ? (
        <Note>Seul un propriétaire de la boutique voit et change la clé FNE.</Note>
      ) : (
        <>
          <p className={`${kit.narrow} ${words.secondary}`}>
            La loi demande une facture normalisée (FNE) pour chaque vente. Confiez-nous la clé d’API
            de votre espace FNE&nbsp;: dès que l’argent d’une vente est à vous, nous faisons signer
            la facture en votre nom, et votre client la trouve sur son reçu. Sans clé, rien ne
            change&nbsp;: vous faites vos factures vous-même.
          </p>
          {loaderData.data === null ? null : <StoredKey stored={loaderData.data} />}
          {loaderData.open ? (
            <section className={kit.stack4} aria-labelledby="entrer">
              <h2 id="entrer">
                {loaderData.data === null ? "Confier ma clé" : "Remplacer ma clé"}
              </h2>
              {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
              <KeyForm loaded={loaderData} state={actionData} />
            </section>
          ) : (
            <Note>La connexion à la FNE n’est pas encore ouverte ici.</Note>
          )}
        </>
      )}
    </>
  );
}
