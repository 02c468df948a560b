import { randomUUID } from "node:crypto";
import { refusal } from "@jdj/contract/call/refusals";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isOnlySaved } from "../../campaigns/campaigns/campaign-state.ts";
import { lockCampaign } from "../../campaigns/campaigns/save-campaign.ts";
import type { campaigns } from "../../campaigns/campaigns/tables.ts";
import { findByKey, writeCampaign } from "../../campaigns/campaigns/write-campaign.ts";
import { findFirstDesign } from "../../designs/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { agreeToPrice } from "../message-sequence/agree-to-price.ts";
import { lockStep } from "../message-sequence/queries.ts";
import { type PlannedMessage, planMessage, type WrittenMessage } from "./plan-message.ts";
import { findNewestDesign, findPracticalCategory } from "./queries.ts";

type Campaign = typeof campaigns.$inferSelect;

/**
 * Writes a message without sending it. The message that it names, or that has its key, is written anew.
 * @returns its id
 * @throws not-found for a message of another event; message-under-way once it was sent; 422
 */
export async function saveMessage(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  written: WrittenMessage,
  { id, key }: { id: number | null; key: string | null },
): Promise<number> {
  const { db, settings } = context;
  return db.transaction(async (tx) => {
    const saved =
      id === null ? await findByKey(tx, event.id, key) : ((await lockCampaign(tx, id)) ?? null);
    const isOwn = saved?.kind === "message" && saved.eventId === event.id;
    if (id !== null && !isOwn) throw refusal("not-found");
    if (saved && (!isOnlySaved(saved) || !isOwn)) throw refusal("message-under-way");
    const step = saved ? await lockStep(tx, saved.id) : undefined;
    const mayBeNobody = step !== undefined;
    const planned = await planMessage(tx, settings, event, written, { mayBeNobody });
    const own = { key: saved?.idempotencyKey ?? key ?? `message:${randomUUID()}` };
    const campaign = await writeMessage(tx, context, event, { written, planned, saved, ...own });
    if (step) await agreeToPrice(tx, settings, event, { campaignId: campaign.id, written });
    return campaign.id;
  });
}

/** Writes a planned message as a draft, with a delivery for each of its guests. */
export async function writeMessage(
  tx: Database,
  context: Pick<RequestContext, "now" | "settings">,
  event: { id: number },
  {
    written,
    planned,
    saved,
    key,
    scheduledAt = null,
  }: {
    written: WrittenMessage;
    planned: PlannedMessage;
    saved: Campaign | null;
    key: string | null;
    scheduledAt?: Date | null;
  },
): Promise<Campaign> {
  const { plan, sender, guestIds } = planned;
  // The links of a message to who never got a card open one: of the design that the others know.
  const designId =
    (await findNewestDesign(tx, event.id)) ?? (await findFirstDesign(tx, event.id))?.id;
  if (designId === undefined) throw new Error("There is no design");
  const given = {
    kind: "message" as const,
    audience: written.audience,
    channelId: written.channelId,
    categoryId: await findPracticalCategory(tx),
    modelId: null,
    designId,
    label: "Message",
    sender,
    subject: written.subject,
    body: written.body,
    bodyFormat: "text" as const,
    imageFileId: null,
    target: "",
    guestIds,
    scheduledAt,
    reminderOfId: null,
    idempotencyKey: key,
  };
  const content = { event, given, designId, plan };
  const { campaign } = await writeCampaign(tx, context, content, saved);
  return campaign;
}
