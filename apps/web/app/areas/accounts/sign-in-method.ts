/** The method of signing in or registering, as forms and addresses name it. */
type SignInMethod = "email" | "telephone";

/** The method that a form or an address names; e-mail when it names none. */
export function signInMethodOf(text: string | null): SignInMethod {
  return text === "telephone" || text === "phone" ? "telephone" : "email";
}
