/** The way of signing in or registering, as forms and addresses name it. */
type Way = "email" | "telephone";

/** The way that a form or an address names; e-mail when it names none. */
export function wayOf(text: string | null): Way {
  return text === "telephone" || text === "phone" ? "telephone" : "email";
}
