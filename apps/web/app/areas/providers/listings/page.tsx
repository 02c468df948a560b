import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { ListingStanding } from "./listing-standing.tsx";
import { OfferForm } from "./offer-form.tsx";
import { Periods } from "./periods.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  if (shop.selling === "only") throw redirect(at("pro"));
  const listing = await context.get(apiContext).providers.listings.get();
  return { listing, isOwner: shop.role === "owner" };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  let reference: string;
  try {
    const bought = await context
      .get(apiContext)
      .providers.listings.buy({ months: Number(textFrom(form, "months")) });
    reference = bought.reference;
  } catch (error) {
    return refused(error, form);
  }
  return redirect(at("pay", { reference }));
}

/** `/pro/abonnement`: until when the shop is in the directory, its next period, and its receipts. */
export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, isOwner } = loaderData;
  return (
    <>
      <Title>Abonnement</Title>
      <h1>Abonnement</h1>
      <ListingStanding listing={listing} />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {isOwner ? (
        <OfferForm listing={listing} state={actionData} />
      ) : (
        <Note>Seul un propriétaire de la boutique règle l’abonnement et voit les paiements.</Note>
      )}
      {isOwner ? <Periods periods={listing.periods} /> : null}
      <p className={`${kit.narrow} ${words.secondary}`}>
        L’abonnement concerne l’annuaire des prestataires et vos packages. Vos articles de la
        boutique en ligne n’en dépendent pas.
      </p>
    </>
  );
}
