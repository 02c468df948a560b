import { at } from "@jdj/contract/paths/addresses";
import type { BoostPeriod } from "@jdj/contract/providers/boosts";
import { count } from "@jdj/french/plural";
import { redirect } from "react-router";
import { Periods } from "#app/areas/providers/listings/periods.tsx";
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
import { BoostForm } from "./boost-form.tsx";
import { BoostStanding } from "./boost-standing.tsx";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = requireProvider(context);
  if (shop.selling === "only") throw redirect(at("pro"));
  const boost = await context.get(apiContext).providers.boosts.get();
  return { boost, isOwner: shop.role === "owner" };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireProvider(context);
  const form = await readForm(request);
  let reference: string;
  try {
    const bought = await context
      .get(apiContext)
      .providers.boosts.buy({ days: Number(textFrom(form, "days")) });
    reference = bought.reference;
  } catch (error) {
    return refused(error, form);
  }
  return redirect(at("pay", { reference }));
}

/** What a boost brought; nothing is counted before its first day. */
function visits({ state, seen, seen_before: before, requested }: BoostPeriod): string {
  if (state === "coming") return "Commence ce jour-là";
  const requests = count(requested, "demande de devis", "demandes de devis");
  return `${count(seen, "visite", "visites")}, contre ${before} sur autant de jours avant\u00a0· ${requests}`;
}

/** `/pro/mise-en-avant`: a place before the others for some days, what it costs, and what it brought. */
export default function BoostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { boost, isOwner } = loaderData;
  return (
    <>
      <Title>Mise en avant</Title>
      <h1>Mise en avant</h1>
      <BoostStanding boost={boost} />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {isOwner ? (
        <BoostForm boost={boost} state={actionData} />
      ) : (
        <Note>
          Seul un propriétaire de la boutique règle une mise en avant et voit les paiements.
        </Note>
      )}
      {isOwner ? <Periods periods={boost.periods} note={visits} /> : null}
      <p className={`${kit.narrow} ${words.secondary}`}>
        Une page mise en avant porte la mention «&nbsp;Sponsorisé&nbsp;» et vient après celles que
        nous recommandons vivement. Six pages au plus le sont en même temps, trois par métier. Ses
        avis, ses prix et sa note ne changent pas. Les jours où votre page n’est pas dans l’annuaire
        ne sont pas rendus.
      </p>
    </>
  );
}
