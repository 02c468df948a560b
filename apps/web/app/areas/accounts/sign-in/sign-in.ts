import { refusal } from "@jdj/contract/call/refusals";
import { type RouterContextProvider, redirect } from "react-router";
import { passwordFrom } from "#app/areas/accounts/password-from.ts";
import { refused } from "#app/forms/form-state.ts";
import { visitorContext } from "#app/http/context.ts";
import { cookieCheck, goalOrCookieCheck } from "#app/http/cookie-check.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import type { OwnCookie } from "#app/http/cookies/own-cookie.ts";
import { askedReturn } from "#app/http/signed-in.ts";

type Context = Readonly<RouterContextProvider>;

/** The tokens of a session that has begun. */
type Entered = { token: string; device_token: string };

/** The token of a device that this browser is known by; empty for a new one. */
export async function deviceToken(context: Context, request: Request): Promise<string> {
  return (await knownDeviceCookie.read(request, context.get(visitorContext))) ?? "";
}

/** The headers that keep a session that has begun. @param cookie that of customers, or of providers */
export async function sessionHeaders(
  context: Context,
  cookie: OwnCookie<string>,
  { token, device_token }: Entered,
): Promise<[string, string][]> {
  const visitor = context.get(visitorContext);
  return [
    ["Set-Cookie", await cookie.set(token, visitor)],
    ["Set-Cookie", await knownDeviceCookie.set(device_token, visitor)],
  ];
}

/** What the address of a sign-in page says: what to open then, and why the visitor is there. */
export function askedOf(request: Request) {
  const asked = new URL(request.url).searchParams;
  const areCookiesRefused = asked.has(cookieCheck);
  return {
    areCookiesRefused,
    isSentHere: asked.has("retour") && !areCookiesRefused,
    back: askedReturn(request.url),
  };
}

type SignIn = {
  /** The page of the form, and what opens after it. */
  page: string;
  goal: string;
  cookie: OwnCookie<string>;
  login: (secret: { password: string; device_token: string }) => Promise<Entered>;
};

/** Signs in customers, or providers, by their call. */
export async function signIn(
  context: Context,
  request: Request,
  form: FormData,
  { page, goal, cookie, login }: SignIn,
) {
  try {
    const entered = await login({
      password: passwordFrom(form),
      device_token: await deviceToken(context, request),
    });
    const next = goalOrCookieCheck(request, goal, context.get(visitorContext), page);
    return redirect(next, { headers: await sessionHeaders(context, cookie, entered) });
  } catch (error) {
    return refused(error, form, refusal("busy").message);
  }
}
