import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import type { Visitor } from "#app/http/context.ts";
import { keepDevice } from "#app/http/device-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { keepSession } from "#app/http/session.ts";

/** Signs somebody in who has just chosen a new password; the sign-in page leads on to their notebook. */
export function enterRecovered(
  entered: { token: string; device_token: string },
  visitor: Visitor,
): Response {
  return redirectWithFlash(at("signIn"), { kind: "success", text: accountMessages.passwordReset }, [
    ["Set-Cookie", keepSession(entered.token, visitor)],
    ["Set-Cookie", keepDevice(entered.device_token, visitor)],
  ]);
}
