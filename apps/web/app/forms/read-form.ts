import { data } from "react-router";

/**
 * Reads a posted form. A request without a body is an empty form, so that the page
 * says what is missing.
 * @throws a 400 for the error page when the body is no form, or a damaged one
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.body === null) return new FormData();
  const isTyped = request.headers.has("content-type");
  try {
    if (isTyped) return await request.formData();
    if ((await request.text()) === "") return new FormData();
  } catch {
    // Thrown below: a body of another type, malformed or incomplete.
  }
  throw data("Le formulaire n’a pas pu être lu.", { status: 400 });
}
