import { data } from "react-router";
import { isUnanswered } from "#app/http/unanswered.ts";
import type { FormState } from "./form-state.ts";
import { isOfOtherAccount, otherAccountMessage } from "./other-account.ts";

/** The message of a form after a network error. */
export const unreachable: FormState = {
  message:
    "Connexion impossible. Rien n’est perdu\u00a0: vérifiez votre réseau, puis enregistrez à nouveau.",
  errors: {},
  values: {},
};

/** The message of a form that is another account's; what was typed stays. */
export const refusedToOther: FormState = { message: otherAccountMessage, errors: {}, values: {} };

/**
 * For a hydrated page's `clientAction`: when the network fails, the form and its values stay, with a
 * message, instead of the error page. Redirects and errors of the server pass through.
 */
export async function submitOrExplain<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    if (isOfOtherAccount(error)) return data(refusedToOther, { status: 409 });
    if (isUnanswered(error)) return data(unreachable, { status: 503 });
    throw error;
  }
}
