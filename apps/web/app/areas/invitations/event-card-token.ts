/** Whether a link is an event's public card, by which guests add themselves, or a guest's own. */
export function isEventCard(token: string): boolean {
  return token.startsWith("e.");
}
