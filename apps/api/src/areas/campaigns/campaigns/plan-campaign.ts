import { setImmediate } from "node:timers/promises";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { may, type Role } from "@jdj/contract/call/sharing-policy";
import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages, missingValuesSentence } from "@jdj/contract/campaigns/messages";
import {
  missingOfEvent,
  privatePlaceholders,
  usedPlaceholders,
} from "@jdj/contract/campaigns/placeholders";
import { and, eq, sql } from "drizzle-orm";
import { makeLinkToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { requireOpenChannel } from "../channels/is-channel-open.ts";
import type { channels } from "../channels/tables.ts";
import { findCardTokens } from "../deliveries/find-card-tokens.ts";
import { deliveryPlanner, type PlannedDelivery } from "../deliveries/plan-deliveries.ts";
import { addressOf, type ReachableGuest } from "../deliveries/reachable-guest.ts";
import { type ApprovedName, chooseSenderName } from "../sender-names/choose-sender-name.ts";
import { findSuppressed } from "../suppression-list/queries.ts";
import { readBody, type WrittenBody } from "./campaign-body.ts";
import { checkOwnText } from "./check-own-text.ts";
import { findEventFacts } from "./event-facts.ts";

/** Deliveries planned before other requests are answered. */
const BATCH = 100;

/** What is written, to whom, by which channel. */
export interface Written {
  /** A card unless it says otherwise. */
  kind?: "card" | "message";
  channelId: number;
  body: string;
  bodyFormat: BodyFormat;
  sender?: string | null;
  subject?: string | null;
  /** A reminder bears the name and the subject of what it reminds of. */
  reminderOfId?: number | null;
  guestIds: readonly number[];
  /** Whether it is refused where a placeholder has no value. */
  requireValues?: boolean;
  /** Whether it may be written for nobody: those whom it concerns are chosen when it leaves. */
  mayBeNobody?: boolean;
}

/** A campaign as it would be written: every delivery with its text and its units. */
export interface PlannedCampaign {
  channel: typeof channels.$inferSelect;
  body: WrittenBody;
  deliveries: (PlannedDelivery & { guest: ReachableGuest & { id: number }; token: string })[];
  /** What it would use of the channel's credit. */
  units: number;
  /** The approved name of an SMS; null for the product's own, and on other channels. */
  senderName: ApprovedName | null;
}

/**
 * Plans a campaign: fills every guest's text and counts what it uses. It writes nothing.
 * @throws not-found for a channel or a guest who is not of the event, channel-closed, 422
 */
export async function planCampaign(
  db: Database,
  settings: ApiSettings,
  event: { id: number; role: Role },
  written: Written,
): Promise<PlannedCampaign> {
  const { id: eventId, role } = event;
  const channel = await requireOpenChannel(db, settings, written.channelId, written.kind);
  const body = readBody(written.body, written.bodyFormat);
  checkPrivate(body.text, role);
  const invited = await findInvited(db, eventId, channel.id, written);
  const ofEvent = await findEventFacts(db, eventId);
  const isSms = channel.id === channelIds.sms;
  const isReminder = written.reminderOfId != null;
  const sender = written.sender ?? null;
  await checkOwnText(db, settings, eventId, {
    sender: isSms || isReminder ? null : sender,
    subject: written.subject ?? null,
    body: body.body,
    values: Object.values(ofEvent),
    guests: invited,
  });
  const senderName = isSms
    ? await chooseSenderName(db, { eventId, brand: settings.brand }, { sender, isReminder })
    : null;
  const addresses = invited.map((guest) => addressOf(channel.id, guest));
  const plan = {
    channelId: channel.id,
    unitFcfa: channel.priceFcfa,
    text: body.text,
    publicUrl: settings.publicUrl,
    ofEvent,
    stopped: await findSuppressed(db, addresses),
    smsSegments: settings.smsSegments,
  };
  const isMessage = written.kind === "message";
  const planDelivery = deliveryPlanner({ ...plan, isMessage });
  const cards = isMessage ? await findCardTokens(db, eventId) : null;
  const deliveries: PlannedCampaign["deliveries"] = [];
  for (const guest of invited) {
    const token = makeLinkToken();
    deliveries.push({ guest, token, ...planDelivery(guest, cards?.get(guest.id) ?? token) });
    // Thousands of texts take a while: others are answered in between.
    if (deliveries.length % BATCH === 0) await setImmediate();
  }
  if (written.requireValues) checkValues(body.text, deliveries, ofEvent);
  return {
    channel,
    body,
    deliveries,
    units: deliveries.reduce((sum, delivery) => sum + delivery.units, 0),
    senderName,
  };
}

/** @throws 422 at `body` for the couple's addresses and numbers, from somebody who may not see them */
export function checkPrivate(text: string, role: Role): void {
  if (may(role, "private:read")) return;
  if (usedPlaceholders(text).some((one) => privatePlaceholders.has(one)))
    throw fieldRefusal({ body: [cardMessages.placeholderPrivate] });
}

/** @throws 422 at `body` where a placeholder has no value: for a guest, or of the event in a card to be shared */
function checkValues(
  text: string,
  deliveries: readonly { missing: string[] }[],
  ofEvent: Readonly<Record<string, string>>,
): void {
  const empty = missingOfEvent(text, ofEvent);
  const missing = new Set([...empty, ...deliveries.flatMap((delivery) => delivery.missing)]);
  if (missing.size > 0) throw fieldRefusal({ body: [missingValuesSentence([...missing])] });
}

/** The chosen guests, each once; with one who is not of the event the whole campaign is refused. */
async function findInvited(
  db: Database,
  eventId: number,
  channelId: number,
  { guestIds, mayBeNobody = false }: Pick<Written, "guestIds" | "mayBeNobody">,
) {
  if (channelId === channelIds.social) return [];
  const wanted = [...new Set(guestIds)];
  if (wanted.length === 0 && mayBeNobody) return [];
  if (wanted.length === 0) throw fieldRefusal({ tab: [cardMessages.noRecipient] });
  const { id, civility, givenNames, lastName, email, phone1, phone2 } = guests;
  const found = await db
    .select({ id, civility, givenNames, lastName, email, phone1, phone2 })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), sql`${guests.id} = any(${sql.param(wanted)})`));
  if (found.length !== wanted.length) throw refusal("not-found");
  return found;
}
