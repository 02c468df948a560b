import { isRefusal } from "@jdj/contract/glue/refusals";
import { data } from "react-router";
import type { Client } from "../../api-client.ts";

/**
 * Gives a guest's answer by the token of their link. A link that leads nowhere is a 404.
 * @returns null when it is noted, else the HTTP status of the failure.
 */
export async function answerInvitation(
  { cards }: Client,
  id: string,
  answer: "yes" | "no",
): Promise<number | null> {
  try {
    await cards.rsvp.answer({ id, answer });
    return null;
  } catch (error) {
    if (isRefusal(error, "not-found")) throw data(null, { status: 404 });
    return isRefusal(error, "too-many-requests") ? 429 : 503;
  }
}
