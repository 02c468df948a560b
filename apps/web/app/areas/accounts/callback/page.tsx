import { refusal, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { AccountForm, Lead } from "#app/areas/accounts/account-page.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { handedTokenCookie } from "#app/http/cookies/handed-token-cookie.ts";
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

/** A visitor who has that account already stays in it, with a new session. */
async function renew(
  context: Readonly<RouterContextProvider>,
  request: Request,
  token: string,
): Promise<Response> {
  const { signedIn, answer } = await exchange(context, request, token);
  // The session that was open is ended: no browser holds its token any more.
  if (signedIn)
    await context
      .get(apiContext)
      .accounts.sessions.logout()
      .catch(() => {});
  return answer;
}

/**
 * `/callback?api_token=`. The token leaves the address at once, for a cookie of a minute. Then the page
 * asks whether to open the account that it names: a link from another site signs nobody in.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const given = new URL(request.url).searchParams.get("api_token");
  if (given !== null) {
    const token = tokenOf(given);
    if (token === null) return refuse(context, refusal("callback-refused").message);
    const cookie = await handedTokenCookie.set(token, visitor);
    return redirect(at("callback"), { headers: { ...unseen, "Set-Cookie": cookie } });
  }
  const token = await handedTokenCookie.read(request, visitor);
  if (token === null) return refuse(context, refusal("callback-refused").message);
  try {
    const found = await context.get(apiContext).accounts.sessions.lookAt({ api_token: token });
    if (found.user_id === visitor.user?.id) return renew(context, request, token);
    const name = `${found.given_names} ${found.last_name}`.trim();
    const account = visitor.user && (visitor.user.email ?? visitor.user.phone);
    return data({ account, name, token }, { headers: toldHereOnly });
  } catch (error) {
    const message = refusalMessage(error);
    if (message === null) throw error;
    return refuse(context, message);
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const visitor = context.get(visitorContext);
  const drop = await handedTokenCookie.clear(visitor);
  if (textFrom(form, "act") !== "change")
    return redirect(at("home"), { headers: { ...unseen, "Set-Cookie": drop } });
  const token = tokenOf(textFrom(form, "api_token"));
  if (token === null) return refuse(context, refusal("callback-refused").message);
  const answer = await (visitor.user ? renew : signIn)(context, request, token);
  answer.headers.append("Set-Cookie", drop);
  return answer;
}

async function signIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  token: string,
): Promise<Response> {
  return (await exchange(context, request, token)).answer;
}

/** Asks whether to open the account of the link, in place of the one that is open. */
export default function Callback({ loaderData }: Route.ComponentProps) {
  const { account, name, token } = loaderData;
  const title = account === null ? "Ouvrir un carnet" : "Changer de compte";
  return (
    <>
      <Title>{title}</Title>
      <h1>{title}&nbsp;?</h1>
      <Lead>
        {account === null ? null : (
          <>
            Vous êtes connecté avec <strong>{account}</strong>.{" "}
          </>
        )}
        Vous allez ouvrir le carnet de <strong>{name}</strong>. Ne continuez que si vous l’avez
        demandé vous-même.
      </Lead>
      <AccountForm action={at("callback")}>
        <input type="hidden" name="api_token" value={token} />
        {account === null ? (
          <>
            <Button wide name="act" value="change">
              Ouvrir ce carnet
            </Button>
            <Button wide variant="plain" name="act" value="stay">
              Ne pas l’ouvrir
            </Button>
          </>
        ) : (
          <>
            <Button wide name="act" value="stay">
              Rester connecté avec ce compte
            </Button>
            <Button wide variant="plain" name="act" value="change">
              Changer de compte
            </Button>
          </>
        )}
      </AccountForm>
    </>
  );
}
