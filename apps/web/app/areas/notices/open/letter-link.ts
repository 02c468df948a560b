import { letterSectionOf, letterSections } from "@jdj/contract/notices/letter-sections";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/letter-link";
import { nothing } from "./nothing.ts";

/**
 * `/lettre-du-carnet/12/planning`: leads from a weekly letter to a page of its event, as the one that its
 * reader works on; the page itself says so when they are no member of it any more. Who only looks
 * changes nothing.
 */
export async function loader({ context, params: { eventId, section } }: Route.LoaderArgs) {
  requireUser(context);
  const { notebook } = context.get(apiContext);
  if (/^\d{1,15}$/.test(eventId) && !context.get(visitorContext).isView)
    await notebook.events.chooseEvent({ eventId: Number(eventId) }).catch(nothing);
  const known = letterSectionOf(section);
  return redirect(known === null ? at("events") : at(letterSections[known]));
}
