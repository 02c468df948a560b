import { sql } from "drizzle-orm";
import { makeShortToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { eventCards } from "./tables.ts";

/** The prefix of an event card's token; a guest's own token never contains a full stop. */
const PREFIX = "e.";

/** Whether a token is of an event's public card. */
export function isEventCardToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/**
 * The public card of an event, or of one of its campaigns: made when first needed. Inside or outside
 * a transaction; the caller has proven the right to the event.
 * @param isOpen whether guests may add themselves; undefined changes nothing (a new card is open)
 */
export async function openEventCard(
  db: Database,
  { eventId, campaignId }: { eventId: number; campaignId: number | null },
  isOpen?: boolean,
): Promise<{ token: string; isOpen: boolean }> {
  const [card] = await db
    .insert(eventCards)
    .values({
      eventId,
      campaignId,
      token: `${PREFIX}${makeShortToken()}`,
      isOpen: isOpen ?? true,
    })
    .onConflictDoUpdate({
      target: [eventCards.eventId, eventCards.campaignId],
      set: { isOpen: isOpen ?? sql`${eventCards.isOpen}` },
    })
    .returning();
  if (!card) throw new Error("The public card was not written");
  return card;
}
