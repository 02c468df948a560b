import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/first-page";
import { currentEvent } from "./current-event.ts";

/**
 * `/carnet-nuptial…`: where somebody begins after signing in. A treasurer begins with the budget, which
 * they keep; everybody else with the couple, whose page says what is missing before a notebook opens.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { verified, hasBirthDate } = requireUser(context);
  const event = verified && hasBirthDate ? await currentEvent(context) : null;
  return redirect(event?.role === "treasurer" ? at("budget") : at("couple"));
}
