import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/rate-provider";

/**
 * `/noter/:id`: the link by which a provider asks for a review. A stranger signs in first, and comes to
 * the form then: an address with a fragment would lose it on the way.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context);
  if (!/^\d{1,15}$/.test(params.id)) throw new Response(null, { status: 404 });
  return redirect(`${at("provider", { id: params.id })}#noterprestataire`);
}
