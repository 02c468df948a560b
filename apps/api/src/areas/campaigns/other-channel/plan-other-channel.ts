import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { messageModels } from "../../designs/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { hasStarted } from "../campaigns/campaign-state.ts";
import { textForChannel } from "../campaigns/model-text.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { deliveries } from "../deliveries/tables.ts";
import { rewriteCard } from "./rewrite-card.ts";

type Campaign = typeof campaigns.$inferSelect;
type Sender = Pick<EventWithType, "id" | "customerId" | "role">;

/** A card for one guest by another channel. */
export interface OtherChannel {
  guestId: number;
  channelId: number;
}

/**
 * What a card is by another channel, and for whom it is priced. The text of the card may hold
 * the couple's numbers: an owner wrote them there, for those who get it again.
 * @throws not-found for a card that has not left or a guest who is not among its own; already-sent by
 * its own channel; 422 for a card that is only shared, and for an imported picture by SMS
 */
export async function planOtherChannel(
  db: Database,
  event: Sender,
  first: Campaign,
  { guestId, channelId }: OtherChannel,
): Promise<{ writer: Sender; body: string; bodyFormat: BodyFormat }> {
  const [delivery] = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.campaignId, first.id), eq(deliveries.guestId, guestId)));
  if (!delivery || !hasStarted(first) || first.kind !== "card") throw refusal("not-found");
  if (channelId === first.channelId) throw refusal("already-sent");
  if (channelId === channelIds.social)
    throw fieldRefusal({ channel_id: [cardMessages.chooseChannel] });
  if (channelId === channelIds.sms && first.imageFileId !== null)
    throw fieldRefusal({ channel_id: [cardMessages.imageNotBySms] });
  const [model] =
    first.modelId === null
      ? []
      : await db.select().from(messageModels).where(eq(messageModels.id, first.modelId));
  const written = rewriteCard(
    { ...first, model: model ? (channel) => textForChannel(model, channel) : null },
    channelId,
  );
  const writer = written.isOfModel ? event : { ...event, role: "owner" as const };
  return { writer, body: written.body, bodyFormat: written.bodyFormat };
}
