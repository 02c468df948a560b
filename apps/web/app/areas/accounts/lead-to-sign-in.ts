import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import type { RouterContextProvider } from "react-router";
import { visitorContext } from "#app/http/context.ts";
import { knownDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { withReturn } from "#app/http/signed-in.ts";

/**
 * Leads somebody who has just chosen a new password to the sign-in page, with their address or number
 * filled in; whoever was signed in on this browser is not any more.
 */
export async function leadToSignIn(
  context: Readonly<RouterContextProvider>,
  {
    device_token,
    removed,
    account,
  }: { device_token: string; removed: string | null; account: string },
  back: string | null = null,
): Promise<Response> {
  const visitor = context.get(visitorContext);
  return redirectWithFlash(
    context,
    withReturn(at("signIn"), back),
    { kind: "success", text: `${accountMessages.passwordReset}${removedNote(removed)}`, account },
    [
      ["Set-Cookie", await sessionCookie.clear(visitor)],
      ["Set-Cookie", await knownDeviceCookie.set(device_token, visitor)],
    ],
  );
}

/** Says what a recovery took off the account; nothing for null. */
function removedNote(removed: string | null): string {
  if (removed === null) return "";
  const shown = removed.includes("@")
    ? `L’adresse ${removed}`
    : `Le numéro ${displayPhone(removed)}`;
  return ` ${shown}, jamais confirmé${removed.includes("@") ? "e" : ""}, n’est plus sur votre compte\u00a0: vous pouvez l’y remettre.`;
}
