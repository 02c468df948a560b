import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import { asc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { messageCategories, messageModels } from "../../designs/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { textForChannel } from "../campaigns/model-text.ts";
import { priceCampaign } from "../campaigns/price-campaign.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { channels } from "../channels/tables.ts";
import { textForGuest } from "../deliveries/text-for-guest.ts";
import { hasReachedAnybody, listSilent } from "./queries.ts";
import { writerOf } from "./remind-guests.ts";

/** How many guests are shown by name. */
const SHOWN = 50;

/**
 * What a reminder of a card would be: whom it reaches, its text and its price. `isSuggested` takes
 * the ready text where none is given, `body` one of the host's own, and neither that of the card.
 * @throws channel-closed, 422 at `body`
 */
export async function previewReminder(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  first: typeof campaigns.$inferSelect,
  text: {
    body?: string | undefined;
    bodyFormat?: BodyFormat | undefined;
    isSuggested?: boolean;
  },
) {
  const { db, now } = context;
  const { channelId } = first;
  const [[channel], { silent, recent }, suggestion] = await Promise.all([
    db.select().from(channels).where(eq(channels.id, channelId)),
    listSilent(db, first, now),
    findSuggestion(),
  ]);
  const own = text.body ?? (text.isSuggested ? suggestion : null);
  const body = own ?? first.body;
  const bodyFormat = own === null ? first.bodyFormat : (text.bodyFormat ?? "text");
  const guestIds = silent.map(({ id }) => id);
  const written = { channelId, body, bodyFormat, guestIds, reminderOfId: first.id };
  const name = (guest: { givenNames: string; lastName: string }) =>
    `${guest.givenNames} ${guest.lastName}`;
  const [reader] = silent;
  const [sampleText, price] = reader
    ? await Promise.all([
        textForGuest(context, event, { guestId: reader.id, body, bodyFormat }),
        priceCampaign(context, writerOf(event, first, body), written),
      ])
    : ["", null];
  return {
    channel: { id: channelId, name: channel?.name ?? "" },
    body,
    body_format: bodyFormat,
    suggestion,
    sample: reader ? { name: name(reader), text: sampleText } : null,
    count: silent.length,
    guests: silent.slice(0, SHOWN).map((guest) => ({ id: guest.id, name: name(guest) })),
    recent,
    reached: recent > 0 || silent.length > 0 || (await hasReachedAnybody(db, first.id)),
    price,
  };

  async function findSuggestion(): Promise<string | null> {
    const [row] = await db
      .select({ model: messageModels })
      .from(messageModels)
      .innerJoin(messageCategories, eq(messageCategories.id, messageModels.categoryId))
      .where(eq(messageCategories.code, "reminder"))
      .orderBy(asc(messageModels.position))
      .limit(1);
    return row ? textForChannel(row.model, channelId) : null;
  }
}
