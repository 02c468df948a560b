import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RouterContextProvider } from "react-router";
import { refused } from "#app/forms/form-state.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/**
 * Sends a link by its call, and shows the page again. The answer is the same whether or not there is
 * such an account.
 */
export async function sendResetLink(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  sentPage: string,
  send: () => Promise<unknown>,
) {
  try {
    await send();
  } catch (error) {
    return refused(error, form, accountMessages.resetNotSent);
  }
  const flash = { kind: "success", text: accountMessages.resetSent } as const;
  return redirectWithFlash(context, sentPage, flash);
}
