import { refusal, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import forms from "#app/areas/accounts/form.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** The token's address is sent to no other page as referrer, and the response is not cached. */
const unseen = { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" };

/** The page's own form needs an origin, so the referrer is sent to this site only. */
const toldHereOnly = { ...unseen, "Referrer-Policy": "same-origin" };

export const headers = () => toldHereOnly;

function refuse(context: Readonly<RouterContextProvider>, text: string): Promise<Response> {
  return redirectWithFlash(context, at("signIn"), { kind: "error", text }, unseen);
}

/** The token without the prefix `Bearer`; null when it is malformed. */
function tokenOf(given: string): string | null {
  const token = given.replace(/^Bearer\s+/i, "");
  return token === "" || token.length > 200 ? null : token;
}

/** Exchanges the token for a session cookie; returns whether the visitor is signed in. */
async function exchange(
  context: Readonly<RouterContextProvider>,
  request: Request,
  api_token: string,
): Promise<{ signedIn: boolean; answer: Response }> {
  const visitor = context.get(visitorContext);
  try {
    const { token, user } = await context.get(apiContext).accounts.sessions.exchange({ api_token });
    const text = `Vous êtes connecté avec ${user.email ?? user.phone_number_1}.`;
    const answer = await redirectWithFlash(
      context,
      goalOrCookieCheck(request, at("home"), visitor),
      { kind: "info", text },
      { ...unseen, "Set-Cookie": await sessionCookie.set(token, visitor) },
    );
    return { signedIn: true, answer };
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    return { signedIn: false, answer: await refuse(context, message) };
  }
}

/**
 * `/callback?api_token=`. A signed-in user is asked first: a link made by somebody else must not
 * switch the account.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = tokenOf(new URL(request.url).searchParams.get("api_token") ?? "");
  if (token === null) return refuse(context, refusal("callback-refused").message);
  const { user } = context.get(visitorContext);
  if (!user) return (await exchange(context, request, token)).answer;
  return data({ account: user.email ?? user.phone, token }, { headers: toldHereOnly });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (textFrom(form, "act") !== "change") return redirect(at("home"), { headers: unseen });
  const token = tokenOf(textFrom(form, "api_token"));
  if (token === null) return refuse(context, refusal("callback-refused").message);
  const { signedIn, answer } = await exchange(context, request, token);
  // The session of the account that was signed in is ended: no browser holds its token any more.
  if (signedIn)
    await context
      .get(apiContext)
      .accounts.sessions.logout()
      .catch(() => {});
  return answer;
}

/** Asks whether to replace the signed-in account by another. */
export default function Callback({ loaderData }: Route.ComponentProps) {
  const { account, token } = loaderData;
  return (
    <>
      <Title>Changer de compte</Title>
      <h1>Changer de compte&nbsp;?</h1>
      <p className={forms.lead}>
        Vous êtes connecté avec <strong>{account}</strong>. Le lien que vous avez ouvert vous
        connecterait à un autre compte. Ne continuez que si vous l’avez demandé vous-même.
      </p>
      <form method="post" action={at("callback")} className={forms.form}>
        <input type="hidden" name="api_token" value={token} />
        <Button wide name="act" value="stay">
          Rester connecté avec ce compte
        </Button>
        <Button wide look="plain" name="act" value="change">
          Changer de compte
        </Button>
      </form>
    </>
  );
}
