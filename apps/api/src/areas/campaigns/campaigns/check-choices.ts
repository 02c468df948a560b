import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { toneOf } from "../../designs/queries.ts";
import { cardDesigns, messageCategories, messageModels } from "../../designs/tables.ts";

/** What a campaign has besides its text. */
export interface Choices {
  channelId: number;
  categoryId: number;
  modelId: number | null;
  /** Null beside an imported image. */
  designId: number | null;
  hasImage: boolean;
  scheduledAt: Date | null;
}

const YEAR_MS = 366 * 86_400_000;

/**
 * Checks the category, the model, the design, the image and the date of a campaign.
 * @returns the id of the design; of the first design where an image was imported without one
 * @throws not-found for an unknown category or model; 422 at the field of anything else, also for a design
 * that is not in the tone of the event
 */
export async function checkChoices(
  db: Database,
  eventId: number,
  given: Choices,
  now: Date,
): Promise<number> {
  if (given.hasImage && given.channelId === channelIds.sms)
    throw fieldRefusal({ file: [cardMessages.imageNotBySms] });
  checkDay(given.scheduledAt, now);
  const [category] = await db
    .select({ id: messageCategories.id })
    .from(messageCategories)
    .where(eq(messageCategories.id, given.categoryId));
  if (!category) throw refusal("not-found");
  await checkModel(db, given);
  const asked = given.designId === null ? undefined : eq(cardDesigns.id, given.designId);
  const [design] = await db
    .select({ id: cardDesigns.id })
    .from(cardDesigns)
    .where(
      and(asked, eq(cardDesigns.withdrawn, false), inArray(cardDesigns.tone, toneOf(db, eventId))),
    )
    .orderBy(asc(cardDesigns.position))
    .limit(1);
  if (!design || (given.designId === null && !given.hasImage))
    throw fieldRefusal({ message_design_id: [cardMessages.noDesign] });
  return design.id;
}

/** @throws 422 at `scheduled_at` for a time that is past or more than a year ahead */
export function checkDay(scheduledAt: Date | null, now: Date): void {
  if (scheduledAt === null) return;
  const ahead = scheduledAt.getTime() - now.getTime();
  if (ahead <= 0) throw fieldRefusal({ scheduled_at: [cardMessages.scheduleTooEarly] });
  if (ahead > YEAR_MS) throw fieldRefusal({ scheduled_at: [cardMessages.scheduleTooLate] });
}

async function checkModel(db: Database, { modelId, categoryId }: Choices): Promise<void> {
  if (modelId === null) return;
  const [model] = await db
    .select({ id: messageModels.id })
    .from(messageModels)
    .where(and(eq(messageModels.id, modelId), eq(messageModels.categoryId, categoryId)));
  if (!model) throw refusal("not-found");
}
