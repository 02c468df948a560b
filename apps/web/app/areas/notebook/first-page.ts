import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/first-page";
import { currentEvent } from "./current-event.ts";
import { firstPageOfRole } from "./first-page-of-role.ts";

/**
 * `/carnet-nuptial…`: where somebody begins after signing in; mostly with the couple, whose page says what
 * is missing before a notebook opens.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { verified, hasBirthDate } = requireUser(context);
  const event = verified && hasBirthDate ? await currentEvent(context) : null;
  return redirect(firstPageOfRole(event, at("couple")));
}
