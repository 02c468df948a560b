import { refusal, refusalMessage } from "@jdj/contract/glue/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { keepSession } from "#app/http/session.ts";
import type { Route } from "./+types/page";

/** No page is told the address that the token stood in, and nothing keeps the answer. */
const unseen = { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };

/** `/callback?api_token=`: exchanges the token for the cookie and goes on without it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get("api_token") ?? "";
  const api_token = given.replace(/^Bearer\s+/i, "");
  const refuse = (text: string) => redirectWithFlash(at("signIn"), { kind: "error", text }, unseen);
  if (api_token === "" || api_token.length > 200)
    return refuse(refusal("callback-refused").message);
  try {
    const { token, user } = await context.get(apiContext).accounts.sessions.exchange({ api_token });
    const text = `Vous êtes connecté avec ${user.email ?? user.phone_number_1}.`;
    return redirectWithFlash(
      at("home"),
      { kind: "info", text },
      { ...unseen, "Set-Cookie": keepSession(token, context.get(visitorContext)) },
    );
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    return refuse(message);
  }
}
