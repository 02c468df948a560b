import { randomUUID } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { giveCredit, takeCredit } from "../../payments/credit/credit.ts";
import { findCardSubject } from "../cards/card-event.ts";
import { makeTrialToken } from "../cards/trial-token.ts";
import { requireOpenChannel } from "../channels/is-channel-open.ts";
import { sendOnce } from "../deliveries/gateway-standing.ts";
import { deliveryPlanner } from "../deliveries/plan-deliveries.ts";
import { addressOf } from "../deliveries/reachable-guest.ts";
import { readBody } from "./campaign-body.ts";
import { checkOwnText } from "./check-own-text.ts";
import { findEventFacts } from "./event-facts.ts";
import { findHostAsGuest } from "./find-host-as-guest.ts";
import { checkPrivate } from "./plan-campaign.ts";

/** A message to be sent to its writer as a test. */
export interface TestedCampaign {
  /** A card unless it says otherwise. */
  kind?: "card" | "message";
  channelId: number;
  /** Null beside an imported image. */
  designId: number | null;
  subject: string | null;
  body: string;
  bodyFormat: BodyFormat;
}

/**
 * Sends a message to its writer, as if they were a guest; its link shows the card and takes no answer. By SMS and WhatsApp it takes from
 * the credit like any other, and gives back what did not leave.
 * @throws channel-closed, credit-short, not-a-test-channel, too-many-requests, 422
 */
export async function testCampaign(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  customerId: number,
  tested: TestedCampaign,
): Promise<void> {
  const { db, settings } = context;
  const { channelId, kind = "card" } = tested;
  if (channelId === channelIds.social || channelId === channelIds.manual)
    throw refusal("not-a-test-channel");
  const channel = await requireOpenChannel(db, settings, channelId, kind);
  const { body, format, text } = readBody(tested.body, tested.bodyFormat);
  checkPrivate(text, event.role);
  await consumeRateLimit(limits.testCampaign, String(customerId), context);
  // Whoever sends it, the owner pays: the ceiling of the day is theirs.
  await consumeRateLimit(ceilings.testMessages, String(event.customerId), context);
  const guest = await findHostAsGuest(context, customerId);
  const to = guest && addressOf(channelId, guest);
  const subject = await findCardSubject(db, event.id);
  if (!guest || to === null || !subject)
    throw fieldRefusal({ channel_id: [cardMessages.testAddressMissing] });

  const ofEvent = await findEventFacts(db, event.id);
  const values = Object.values(ofEvent);
  const written = { sender: null, subject: tested.subject, body, values, guests: [guest] };
  await checkOwnText(db, settings, event.id, written);
  const key = randomUUID();
  const designId = tested.designId ?? 0;
  const token = makeTrialToken(settings.secret, { eventId: event.id, customerId, designId });
  const { publicUrl, smsSegments } = settings;
  const plan = { channelId, unitFcfa: channel.priceFcfa, text, publicUrl, ofEvent, smsSegments };
  const shared = { ...plan, stopped: new Set<string>(), isMessage: kind === "message" };
  const delivery = deliveryPlanner(shared)(guest, token);
  const payer = { customerId: event.customerId, channelId, units: delivery.units };
  await db.transaction((tx) => takeCredit(tx, { ...payer, reason: "send", key: `test:${key}` }));
  const campaign = {
    kind,
    channelId,
    sender: settings.brand,
    subject: tested.subject,
    body,
    bodyFormat: format,
  };
  const result = await sendOnce(
    context,
    { ...{ campaign, subject, ofEvent }, category: "invitation", senderName: null },
    { delivery: { id: 0, key, token, text: delivery.text, guest }, to },
  );
  if (result === null || result.state === "unknown")
    throw fieldRefusal({ channel_id: [cardMessages.interrupted] });
  if (result.state === "sent") return;
  await db.transaction((tx) =>
    giveCredit(tx, { ...payer, reason: "failed-copy", key: `copy:${key}` }),
  );
  throw fieldRefusal({ channel_id: [result.reason] });
}
