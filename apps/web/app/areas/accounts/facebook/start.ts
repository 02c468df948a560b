import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import type { Route } from "./+types/start";
import { makeState } from "./oauth-state.ts";

/** Redirects to Facebook's consent page with a state bound to this browser. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const asked = new URL(request.url).searchParams.get("retour");
  const goal = returnAddress(asked, at("notebook"));
  if (visitor.user) return redirect(goal);
  const { state, setCookie } = await makeState(goal, visitor);
  try {
    const { address } = await context.get(apiContext).accounts.facebook.consentAddress({ state });
    return redirect(address, { headers: { "Set-Cookie": setCookie } });
  } catch (error) {
    if (refusalMessage(error) === null) throw error;
    const text = "La connexion avec Facebook n’est pas proposée ici.";
    return redirectWithFlash(context, at("signIn"), { kind: "error", text });
  }
}
