import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import { type StepState, stepDueAt, stepMachine } from "@jdj/contract/invitations/sequence-steps";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { PlannedCampaign } from "../../campaigns/campaigns/plan-campaign.ts";
import {
  lockCampaign,
  releaseCampaign,
  writeDraft,
} from "../../campaigns/campaigns/save-campaign.ts";
import { type campaigns, sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import { raiseNotice } from "../../identity/notices/raise-notice.ts";
import type { events } from "../../notebook/events/tables.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { planMessage, writtenOf } from "../messages-to-guests/plan-message.ts";
import { writeMessage } from "../messages-to-guests/save-message.ts";
import { cardToLeave } from "./card-to-leave.ts";
import { judgeStep } from "./judge-step.ts";
import { priceStep } from "./price-step.ts";
import { listNearSteps, lockStep } from "./queries.ts";

/** So many days before its day hosts are told of a credit that does not suffice. */
const WARNED_DAYS = 3;

type Campaign = typeof campaigns.$inferSelect;
type Near = Awaited<ReturnType<typeof listNearSteps>>[number];
type Ending = { state: Exclude<StepState, "off" | "waiting">; reason: string };

/**
 * Sends the planned messages and cards whose hour has come to those whom they concern by now, and tells
 * the hosts of each that cannot leave; three days before, of a credit that will not suffice and of a
 * price to which they have not agreed. Each once, however many processes do so.
 */
export async function sendDueSteps(context: RequestContext): Promise<void> {
  const { db, now } = context;
  for (const near of await listNearSteps(db, now, WARNED_DAYS)) {
    if (judgeStep(near.event.weddingDate, near.step, now) === "early")
      await warnOfCredit(context, near);
    else await endStep(context, near);
  }
}

async function endStep(context: RequestContext, { campaign: { id }, event }: Near): Promise<void> {
  await context.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    const step = await lockStep(tx, id);
    if (!campaign || step?.state !== "waiting") return;
    const within = { ...context, db: tx };
    const isMissed = judgeStep(event.weddingDate, step, context.now) === "missed";
    // Its host sent, or abandoned, it themselves.
    const isOver = campaign.status !== "draft";
    const ending: Ending = isOver
      ? { state: "sent", reason: "" }
      : isMissed
        ? { state: "missed", reason: sequenceMessages.missed }
        : await send(within, event, campaign, step.mostUnits);
    await tx
      .update(sequenceSteps)
      .set({ ...ending, state: stepMachine.transition(step.state, ending.state, "product") })
      .where(eq(sequenceSteps.campaignId, id));
    if (ending.reason !== "") await tell(within, event, campaign, ending.reason);
  });
}

/** Sends the message of a step, in a savepoint: what is refused leaves it as it was written. */
async function send(
  context: RequestContext,
  event: typeof events.$inferSelect,
  campaign: Campaign,
  mostUnits: number,
): Promise<Ending> {
  try {
    return await context.db.transaction(async (tx): Promise<Ending> => {
      const within = { ...context, db: tx };
      const leaving = await (campaign.kind === "card"
        ? leavingCard(within, event, campaign)
        : leavingMessage(within, event, campaign));
      const { deliveries, units, channel } = leaving.plan;
      if (deliveries.length === 0) return { state: "nobody", reason: sequenceMessages.nobody };
      if (deliveries.every(({ unreachable }) => unreachable !== null))
        return { state: "held", reason: sequenceMessages.nobodyReached };
      if (units > mostUnits) return { state: "held", reason: sequenceMessages.dearer };
      const credit = await creditOf(tx, event.customerId, channel.id);
      if (channel.priceFcfa > 0 && credit < units)
        return { state: "held", reason: sequenceMessages.creditShort };
      await leaving.write();
      await releaseCampaign(within, campaign.id, event.customerId);
      return { state: "sent", reason: "" };
    });
  } catch (error) {
    return { state: "held", reason: whyRefused(error) };
  }
}

/** What leaves to those whom it concerns by now, and what writes it so. */
interface Leaving {
  plan: PlannedCampaign;
  write(): Promise<unknown>;
}

async function leavingMessage(
  context: RequestContext,
  event: typeof events.$inferSelect,
  saved: Campaign,
): Promise<Leaving> {
  const { db, settings } = context;
  const written = writtenOf(saved);
  const writer = { ...event, role: "owner" as const };
  const planned = await planMessage(db, settings, writer, written, { mayBeNobody: true });
  const key = saved.idempotencyKey;
  return {
    plan: planned.plan,
    write: () => writeMessage(db, context, event, { written, planned, saved, key }),
  };
}

async function leavingCard(
  context: RequestContext,
  event: typeof events.$inferSelect,
  saved: Campaign,
): Promise<Leaving> {
  const { given, plan } = await cardToLeave(context.db, context.settings, event, saved);
  return { plan, write: () => writeDraft(context.db, context, event, { given, plan, saved }) };
}

/** Why a message was refused, as its hosts read it. @throws what is no refusal */
function whyRefused(error: unknown): string {
  if (isRefusal(error, "channel-closed") || isRefusal(error, "payments-closed"))
    return sequenceMessages.closed;
  if (isRefusal(error, "credit-short")) return sequenceMessages.creditShort;
  if (fieldErrorsOf(error)) return sequenceMessages.refused;
  throw error;
}

async function warnOfCredit(context: RequestContext, { campaign, event, step, unitFcfa }: Near) {
  // Planning all texts to learn that nothing is paid would be for nothing.
  if (campaign.status !== "draft" || unitFcfa === 0) return;
  const { db, settings } = context;
  const { units, credit } = await priceStep(db, settings, event, campaign);
  const isDearer = units > step.mostUnits;
  if (credit >= units && !isDearer) return;
  const due = stepDueAt(event.weddingDate, step);
  const reason = isDearer ? sequenceMessages.dearer : sequenceMessages.creditShort;
  await tell(context, event, campaign, reason, due);
}

/**
 * Tells the hosts that a planned message needs them, once for each reason and day.
 * @param due when it is to leave; without, it did not
 */
function tell(
  context: Pick<RequestContext, "now" | "jobs"> & { db: Database },
  event: typeof events.$inferSelect,
  { id, kind }: Pick<Campaign, "id" | "kind">,
  reason: string,
  due?: Date | null,
): Promise<void> {
  const day = (due ?? context.now).toISOString().slice(0, 10);
  return raiseNotice(context, readersOf(event.id, "cards:write"), {
    kind: "sending",
    title: due ? "Un envoi prévu risque de ne pas partir" : "Un envoi prévu n’est pas parti",
    text: `${reason} · ${event.name}`,
    path: kind === "card" ? at("messageSequence") : at("guestMessage", { id }),
    eventId: event.id,
    joinKey: `sending:${event.id}`,
    ...(reason === sequenceMessages.creditShort ? { isForPhones: false } : {}),
    sourceId: `step-${id}-${day}-${due ? "soon" : "held"}`,
  });
}
