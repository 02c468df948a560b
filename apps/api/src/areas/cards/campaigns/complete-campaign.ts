import { fieldRefusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/cards/channel-ids";
import { cardMessages } from "@jdj/contract/cards/messages";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { listDesigns } from "../designs/queries.ts";
import { messageModels } from "../designs/tables.ts";
import { type NewCampaign, newCampaign } from "./new-campaign.ts";

/**
 * The recipients of a campaign that names none: the guests of the categories of its `target`, as
 * far as they are of the event.
 */
export async function chooseRecipients(
  db: Database,
  event: { id: number },
  given: NewCampaign,
): Promise<NewCampaign> {
  if (given.guestIds.length > 0 || given.channelId === channelIds.social) return given;
  const categoryIds = given.target.split(";").map(Number).filter(Number.isSafeInteger);
  const chosen = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.eventId, event.id), inArray(guests.categoryId, categoryIds)))
    .orderBy(asc(guests.id));
  return { ...given, guestIds: chosen.map(({ id }) => id) };
}

type Given = Parameters<typeof newCampaign>[0];

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
  if (body !== undefined) return chooseRecipients(db, event, newCampaign({ ...given, body }));
  const [design] = await listDesigns(db);
  const completed = newCampaign({ ...given, body: await modelText(db, given) });
  const designId = completed.designId ?? design?.id ?? null;
  return chooseRecipients(db, event, { ...completed, designId });
}

async function modelText(db: Database, given: Omit<Given, "body">): Promise<string> {
  const { message_model_id: modelId, message_category_id: categoryId } = given;
  const [model] = await db
    .select()
    .from(messageModels)
    .where(
      and(
        eq(messageModels.categoryId, categoryId),
        modelId == null ? undefined : eq(messageModels.id, modelId),
      ),
    )
    .orderBy(asc(messageModels.position))
    .limit(1);
  if (!model) throw fieldRefusal({ body: [cardMessages.bodyRequired] });
  if (given.channel_id === channelIds.sms) return model.contentForSms;
  return given.channel_id === channelIds.social ? model.contentForFacebook : model.content;
}
