import { letterSectionOf, letterSections } from "@jdj/contract/notices/letter-sections";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/letter-link";
import { nullIfGone } from "./null-if-gone.ts";

/**
 * `/lettre-du-carnet/12/planning`: leads from a weekly letter or a reminder to a page of its event, as the
 * one that its reader works on; the page itself says so when they are no member of it any more. Who only
 * looks changes nothing. A payment of the cash book is named by `?paiement=`, and by a fragment, which
 * browsers keep.
 */
export async function loader({ context, url, params: { eventId, section } }: Route.LoaderArgs) {
  requireUser(context);
  const { notebook } = context.get(apiContext);
  if (/^\d{1,15}$/.test(eventId) && !context.get(visitorContext).isView)
    await notebook.events.chooseEvent({ eventId: Number(eventId) }).catch(nullIfGone);
  const known = letterSectionOf(section);
  if (known === null) return redirect(at("events"));
  const payment = url.searchParams.get("paiement") ?? "";
  const page = at(letterSections[known]);
  return redirect(/^\d{1,15}$/.test(payment) ? `${page}?paiement=${payment}` : page);
}
