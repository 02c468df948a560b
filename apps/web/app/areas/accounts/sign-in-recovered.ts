import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import type { RouterContextProvider } from "react-router";
import { visitorContext } from "#app/http/context.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { withReturn } from "#app/http/signed-in.ts";

/**
 * Signs somebody in who has just chosen a new password; the sign-in page leads on to their notebook,
 * or to the page to return to.
 */
export async function signInRecovered(
  context: Readonly<RouterContextProvider>,
  entered: { token: string; device_token: string },
  back: string | null = null,
): Promise<Response> {
  const visitor = context.get(visitorContext);
  return redirectWithFlash(
    context,
    withReturn(at("signIn"), back),
    { kind: "success", text: accountMessages.passwordReset },
    [
      ["Set-Cookie", await sessionCookie.set(entered.token, visitor)],
      ["Set-Cookie", await knownDeviceCookie.set(entered.device_token, visitor)],
    ],
  );
}
