/** Whether a link came with a card that a host sent to themselves: it shows the card, and takes no answer. */
export function isTrialToken(token: string): boolean {
  return token.startsWith("t.");
}
