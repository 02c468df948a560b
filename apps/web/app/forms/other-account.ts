import { isRouteErrorResponse } from "react-router";

/** What a posted form throws when another account has signed in in this browser since it was shown. */
export const otherAccount = "other-account";

/** What its reader is told. */
export const otherAccountMessage =
  "Un autre compte s’est connecté dans ce navigateur depuis que cette page est ouverte. Rien n’a été enregistré\u00a0: reconnectez-vous au vôtre, puis enregistrez à nouveau.";

/** Whether an error is that of a form of another account. */
export function isOfOtherAccount(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data === otherAccount;
}
