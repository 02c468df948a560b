import { fieldRefusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { findFirstDesign, toneOf } from "../../designs/queries.ts";
import { messageModels } from "../../designs/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { textForChannel } from "./model-text.ts";
import { type NewCampaign, newCampaign } from "./new-campaign.ts";

type Given = Parameters<typeof newCampaign>[0];

/**
 * A campaign with its recipients: without `tab`, the guests of the categories of its `target`, as
 * far as they are of the event. An empty `tab` means nobody.
 */
export async function chooseRecipients(
  db: Database,
  event: { id: number },
  given: Given,
): Promise<NewCampaign> {
  const campaign = newCampaign(given);
  if (given.tab !== undefined || campaign.channelId === channelIds.social) return campaign;
  const categoryIds = campaign.target.split(";").map(Number).filter(Number.isSafeInteger);
  const chosen = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.eventId, event.id), inArray(guests.categoryId, categoryIds)))
    .orderBy(asc(guests.id));
  return { ...campaign, guestIds: chosen.map(({ id }) => id) };
}

/**
 * Completes a campaign without a text, as the specification's `messages/send` has it: the text is
 * that of the model, otherwise of the category's first model, for the channel; the design is the
 * first one.
 * @throws 422 at `body` when the category has no model
 */
export async function completeCampaign(
  db: Database,
  event: { id: number },
  { body, ...given }: Omit<Given, "body"> & { body?: string | undefined },
): Promise<NewCampaign> {
  if (body !== undefined) return chooseRecipients(db, event, { ...given, body });
  const design = await findFirstDesign(db, event.id);
  const completed = { ...given, body: await modelText(db, event.id, given) };
  const campaign = await chooseRecipients(db, event, completed);
  return { ...campaign, designId: campaign.designId ?? design?.id ?? null };
}

async function modelText(
  db: Database,
  eventId: number,
  given: Omit<Given, "body">,
): Promise<string> {
  const { message_model_id: modelId, message_category_id: categoryId } = given;
  const [model] = await db
    .select()
    .from(messageModels)
    .where(
      and(
        eq(messageModels.categoryId, categoryId),
        modelId == null
          ? inArray(messageModels.tone, toneOf(db, eventId))
          : eq(messageModels.id, modelId),
      ),
    )
    .orderBy(asc(messageModels.position))
    .limit(1);
  if (!model) throw fieldRefusal({ body: [cardMessages.bodyRequired] });
  return textForChannel(model, given.channel_id);
}
