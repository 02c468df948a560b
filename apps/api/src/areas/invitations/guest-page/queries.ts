import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { channels } from "../../campaigns/channels/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { answerChanges } from "../../notebook/guests/tables.ts";

/** The most cards and messages that the page of a guest lists. */
const MOST_SENDS = 50;

type GuestValues = Values<{ guestId: number }>;

const selectSends = preparedQuery("sends-of-guest", (db, { guestId }: GuestValues) =>
  db
    .select({
      campaign: {
        id: campaigns.id,
        kind: campaigns.kind,
        body: campaigns.body,
        eventId: campaigns.eventId,
        designId: campaigns.designId,
        channelId: campaigns.channelId,
        label: campaigns.label,
        status: campaigns.status,
        createdAt: campaigns.createdAt,
      },
      channel: channels.name,
      delivery: {
        token: deliveries.token,
        state: deliveries.state,
        reason: deliveries.reason,
        sentAt: deliveries.sentAt,
        writtenAt: deliveries.writtenAt,
      },
    })
    .from(deliveries)
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .innerJoin(channels, eq(channels.id, campaigns.channelId))
    .where(eq(deliveries.guestId, guestId))
    .orderBy(desc(deliveries.id))
    .limit(MOST_SENDS),
);

/** The cards and messages of a guest, the newest first; the caller has checked the right to them. */
export function listSendsOf(db: Database, guestId: number) {
  return selectSends(db, { guestId });
}

/** A card or message of a guest. */
export type SendRow = Awaited<ReturnType<typeof listSendsOf>>[number];

const selectChanges = preparedQuery("answers-of-guest", (db, { guestId }: GuestValues) =>
  db
    .select({ answer: answerChanges.answer, at: answerChanges.at })
    .from(answerChanges)
    .where(eq(answerChanges.guestId, guestId))
    .orderBy(desc(answerChanges.at), desc(answerChanges.id))
    .limit(MOST_SENDS),
);

/** What a guest answered, each time it changed, the newest first. */
export function listChangesOf(db: Database, guestId: number) {
  return selectChanges(db, { guestId });
}
