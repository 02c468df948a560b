import { refusal, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { facebookStateCookie } from "#app/http/cookies/facebook-state-cookie.ts";
import type { Flash } from "#app/http/cookies/flash-cookie.ts";
import { newcomerCookie } from "#app/http/cookies/newcomer-cookie.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import type { Route } from "./+types/return";
import { goalOfState } from "./oauth-state.ts";

/** Where Facebook sends back to: with a code, or with what went wrong. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const asked = new URL(request.url).searchParams;
  const drop = await facebookStateCookie.clear(visitor);
  const back = (flash: Flash) =>
    redirectWithFlash(context, at("signIn"), flash, { "Set-Cookie": drop });

  const goal = await goalOfState(request, asked.get("state"), visitor);
  if (goal === null) return back({ kind: "error", text: refusal("facebook-refused").message });
  const code = asked.get("code");
  if (code === null)
    return back({ kind: "info", text: "Vous n’avez pas autorisé la connexion avec Facebook." });
  try {
    const answer = await context.get(apiContext).accounts.facebook.token({
      grant_type: "authorization_code",
      provider: "facebook",
      code,
    });
    const [to, cookie] =
      answer.token_type === "Bearer"
        ? [
            returnAddress(goal, at("notebook")),
            await sessionCookie.set(answer.access_token, visitor),
          ]
        : [at("facebookRegister"), await newcomerCookie.set(answer, visitor)];
    const headers = new Headers({ "Set-Cookie": drop });
    headers.append("Set-Cookie", cookie);
    return redirect(to, { headers });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return back({ kind: "error", text });
  }
}
