import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/http/context.ts";

/**
 * What a guest is told once their answer is stored: in mourning, the thanks of the event.
 * @param otherwise what is said of a feast, and where the card cannot be read
 */
export async function answeredText(
  context: Readonly<RouterContextProvider>,
  id: string,
  otherwise: string,
): Promise<string> {
  try {
    const { event } = await context.get(apiContext).invitations.rsvp.publicCard({ id });
    return event.voice.tone === "sober" ? `${event.voice.thanks}.` : otherwise;
  } catch {
    return otherwise;
  }
}
