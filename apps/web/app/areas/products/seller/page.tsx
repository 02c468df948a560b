import { at } from "@jdj/contract/paths/addresses";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PermittedForm } from "#app/ui/permitted.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { JoinDirectory, OpenSales, SettingsForm } from "./settings-form.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  const { data } = await context.get(apiContext).products.seller.get();
  return { seller: data, isOwner: shop.role === "owner" };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  const { seller } = context.get(apiContext).products;
  const intent = textFrom(form, "intent");
  const success = (text: string) => ({ kind: "success", text }) as const;
  try {
    if (intent === "open") {
      await seller.open();
      return await redirectWithFlash(context, at("proProducts"), success(sentences.opened));
    }
    if (intent === "directory") {
      await seller.joinDirectory();
      return await redirectWithFlash(context, at("proShop"), success(sentences.inDirectory));
    }
    await seller.save({
      version: textFrom(form, "version"),
      presentation: textFrom(form, "presentation"),
      preparation_days: textFrom(form, "preparation_days"),
      return_days: textFrom(form, "return_days"),
    });
  } catch (error) {
    return refused(error, form);
  }
  return redirectWithFlash(context, at("proSelling"), success(sentences.saved));
}

/** `/pro/ventes`: opens the sales of a shop, and settles how it sells. */
export default function SellingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { seller, isOwner } = loaderData;
  return (
    <>
      <Title>Ventes</Title>
      <h1>{seller === null ? "Vendre des articles" : "Ventes"}</h1>
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {seller === null ? (
        <OpenSales isOwner={isOwner} />
      ) : (
        <>
          {seller.suspended ? (
            <Note tone="warning">
              Notre équipe a suspendu vos ventes. <a href={at("contact")}>Écrivez-nous</a> pour les
              rouvrir.
            </Note>
          ) : null}
          <p className={`${kit.narrow} ${words.secondary}`}>
            Commission&nbsp;: {seller.commission_percent}&nbsp;% du prix des articles, sans la
            livraison.
          </p>
          <PermittedForm>
            <SettingsForm seller={seller} state={actionData} />
          </PermittedForm>
          {seller.sells_only ? <JoinDirectory isOwner={isOwner} /> : null}
        </>
      )}
    </>
  );
}
