import { data } from "react-router";
import type { FormState } from "./form-state.ts";

/** What a form says when no answer came. */
export const unreachable: FormState = {
  message:
    "Connexion impossible. Rien n’est perdu\u00a0: vérifiez votre réseau, puis enregistrez à nouveau.",
  errors: {},
  values: {},
};

/**
 * For a hydrated page's `clientAction`: when the network fails, the form stays as it was typed, with a
 * sentence, in the place of the error page. Redirects and faults of the server pass through.
 */
export async function sendKeepingForm<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    // What fetch throws when no answer came.
    if (error instanceof TypeError) return data(unreachable, { status: 503 });
    throw error;
  }
}
