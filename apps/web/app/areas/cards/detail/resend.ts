import { cardMessages } from "@jdj/contract/cards/messages";
import { isRefusal, refusalMessage } from "@jdj/contract/glue/refusals";
import type { Client } from "../../../api-client.ts";

/**
 * Sends a card again to one guest, or to all whom it did not reach.
 * @param guest the guest's id, or `all`.
 * @returns why it was refused, or null; and whether others still wait to be sent again.
 */
export async function resend(
  { cards }: Client,
  messageId: number,
  guest: string,
): Promise<{ refused: string | null; remaining: boolean }> {
  try {
    const { eventGuests } = await cards.messages.message({ id: messageId });
    const failed = eventGuests.filter(({ pivot }) => pivot.can.resend).map(({ id }) => id);
    const again = guest === "all" ? failed : [Number(guest)];
    for (const guest_id of again) {
      await cards.messages.createMessage({ resend: 1, message_id: messageId, guest_id });
    }
    return { refused: null, remaining: failed.some((id) => !again.includes(id)) };
  } catch (error) {
    if (isRefusal(error, "already-sent")) {
      return { refused: refusalMessage(error), remaining: true };
    }
    return { refused: cardMessages.resendFailed, remaining: true };
  }
}
