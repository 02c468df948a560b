import { data } from "react-router";
import { otherAccount } from "./other-account.ts";
import { ACCOUNT_FIELD, ACCOUNT_HEADER } from "./posting-account-field.tsx";

/**
 * Reads a posted form. A request without a body is an empty form, so that the page
 * says what is missing.
 * @throws a 400 for the error page when the body is no form, or a damaged one; a 409 when another
 * account has signed in in this browser since the form was shown
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.body === null) return new FormData();
  const isTyped = request.headers.has("content-type");
  try {
    if (isTyped) return ofSender(request, await request.formData());
    if ((await request.text()) === "") return new FormData();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Thrown below: a body of another type, malformed or incomplete.
  }
  throw data("Le formulaire n’a pas pu être lu.", { status: 400 });
}

/** The fields of a form that says no other account than that of who posts it. @throws 409 */
function ofSender(request: Request, form: FormData): FormData {
  const owner = form.get(ACCOUNT_FIELD);
  const sender = request.headers.get(ACCOUNT_HEADER);
  // Somebody who signed out is asked to sign in, and a visitor's form is anybody's.
  if (owner !== null && sender && owner !== sender) throw data(otherAccount, { status: 409 });
  form.delete(ACCOUNT_FIELD);
  return form;
}
