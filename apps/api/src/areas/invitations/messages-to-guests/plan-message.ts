import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import { MESSAGE_SEGMENTS_MAX } from "@jdj/contract/invitations/message-limits";
import type { Audience } from "@jdj/contract/invitations/messages-to-guests";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { isOwnSenderName } from "../../abuse/sender-name.ts";
import { listOwnNames } from "../../campaigns/campaigns/check-own-text.ts";
import { findEventFacts } from "../../campaigns/campaigns/event-facts.ts";
import { type PlannedCampaign, planCampaign } from "../../campaigns/campaigns/plan-campaign.ts";
import type { campaigns } from "../../campaigns/campaigns/tables.ts";
import { senderNames } from "../../campaigns/sender-names/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { everybody, isAddressed } from "./audience.ts";
import { listAddressees } from "./queries.ts";

/** A message as its host wrote it. */
export interface WrittenMessage {
  audience: Audience;
  channelId: number;
  subject: string | null;
  body: string;
}

/** A message as it was written. */
export function writtenOf(campaign: typeof campaigns.$inferSelect) {
  const { audience, channelId, subject, body } = campaign;
  return { audience: audience ?? everybody, channelId, subject, body };
}

/** A message as it would leave. */
export interface PlannedMessage {
  plan: PlannedCampaign;
  sender: string | null;
  guestIds: number[];
}

/**
 * Plans a message for those who are chosen by now. It writes nothing.
 * @param options `mayBeNobody`: it is written before it concerns anybody
 * @throws 422 at `audience` for nobody, at `body`; channel-closed
 */
export async function planMessage(
  db: Database,
  settings: ApiSettings,
  event: Pick<EventWithType, "id" | "role">,
  { audience, channelId, subject, body }: WrittenMessage,
  { mayBeNobody = false } = {},
): Promise<PlannedMessage> {
  checkTemplate(channelId, settings);
  const all = await listAddressees(db, event.id);
  const guestIds = all.filter((guest) => isAddressed(guest, audience)).map(({ id }) => id);
  if (guestIds.length === 0 && !mayBeNobody)
    throw fieldRefusal({ audience: [guestMessageMessages.nobody] });
  const sender = await findSender(db, settings, event.id, channelId);
  const plan = await planCampaign(db, settings, event, {
    kind: "message",
    channelId,
    body,
    bodyFormat: "text",
    sender,
    subject: channelId === channelIds.email ? subject : null,
    guestIds,
    mayBeNobody,
  });
  const isLong = ({ text }: { text: string | null }) =>
    smsLength(text ?? "").segments > MESSAGE_SEGMENTS_MAX;
  if (channelId === channelIds.sms && plan.deliveries.some(isLong))
    throw fieldRefusal({ body: [guestMessageMessages.tooManySegments] });
  return { plan, sender, guestIds };
}

/** @throws channel-closed for WhatsApp without a template for texts without a picture */
export function checkTemplate(
  channelId: number,
  { closedServices }: Pick<ApiSettings, "closedServices">,
): void {
  if (channelId === channelIds.whatsapp && closedServices.includes("whatsapp-notices"))
    throw refusal("channel-closed");
}

/** Under which name a message leaves: the approved one of an SMS, else those who invite; null for the product's. */
async function findSender(
  db: Database,
  { brand }: Pick<ApiSettings, "brand">,
  eventId: number,
  channelId: number,
): Promise<string | null> {
  if (channelId === channelIds.sms) {
    const [approved] = await db
      .select({ name: senderNames.name })
      .from(senderNames)
      .where(and(eq(senderNames.eventId, eventId), eq(senderNames.state, "approved")))
      .orderBy(asc(senderNames.id))
      .limit(1);
    return approved?.name ?? null;
  }
  const hosts = (await findEventFacts(db, eventId))["[hôtes]"] ?? "";
  return isOwnSenderName(hosts, brand, await listOwnNames(db, eventId)) ? hosts : null;
}
