import { cardMessages } from "@jdj/contract/campaigns/messages";
import { sql } from "drizzle-orm";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import { deliveryResults } from "../../../metrics.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { endOutage, pauseGateway } from "../../operations/gateway-outages/outage.ts";
import type { Costing } from "../whatsapp-costs/store-costs.ts";
import { type Payer, refundDelivery } from "./fail-delivery.ts";
import type { Gateway, SendingContext } from "./gateways.ts";
import {
  type LeasedDelivery,
  type Result,
  recordResult,
  type TakenDelivery,
} from "./lease-deliveries.ts";
import { backoffAfter, MOST_ATTEMPTS } from "./reachable-guest.ts";
import { deliveries } from "./tables.ts";

/** The state of one sender: of one campaign, by one contract. */
export interface Sender extends Pick<SendingContext, "db" | "clock" | "log"> {
  app: SendingContext;
  gateway: Gateway;
  payer: Payer;
  /** What the costs of its deliveries depend on; null where WhatsApp does not send them. */
  costing: Costing | null;
  eventId: number;
  /** Marks a delivery as sent, together with others that the gateway took meanwhile. */
  markSent(taken: TakenDelivery): Promise<void>;
  /** The addresses of what was sent since the last count. */
  sentTo: string[];
  /** Whether the event is known to have sent cards. */
  isNoted?: boolean;
  /** Whether the gateway is in an outage; the first delivery that it takes ends it. */
  hasOutage?: boolean;
  /** Whether the gateway has refused us: nothing more of this slice is handed to it. */
  isRefused?: boolean;
  /** Whether another contract may send the campaign, by a template of its own. */
  hasOthers?: boolean;
  /** Whether the template by which it sends was refused, and no other contract has one: nothing of the campaign can leave. */
  lacksTemplate?: boolean;
  /** How many deliveries in a row got no answer, or one that says nothing. */
  unanswered?: number;
  /** Whether they were so many that another contract is to bring the others. */
  isSilent?: boolean;
  /** Until when nothing is handed to the gateway, since it refuses us. */
  pausedUntil?: Date;
}

/** Whether nothing more is handed over by a sender. */
export function isStopped({ isRefused, isSilent, lacksTemplate, pausedUntil }: Sender): boolean {
  return Boolean(isRefused || isSilent || lacksTemplate || pausedUntil);
}

/** A delivery that a sender holds, and the address or number that it goes to. */
export interface LeavingDelivery {
  delivery: LeasedDelivery;
  to: string;
}

/** Waits again: the attempt does not count. */
export const notAttempted: Result = {
  state: "queued",
  attempts: sql`greatest(${deliveries.attempts} - 1, 0)`,
};

/** Nobody knows whether the gateway took it. */
const unconfirmed: Result = { state: "unknown", reason: cardMessages.interrupted };

/**
 * Records what became of a delivery that was handed over.
 * @param isAlone whether no other delivery was handed over at the same time
 */
export async function recordGatewayAnswer(
  sender: Sender,
  { delivery, to }: LeavingDelivery,
  given: SendResult,
  isAlone: boolean,
): Promise<void> {
  const { db, clock } = sender;
  const { channel, contract } = sender.gateway;
  deliveryResults.inc({ channel, contract, result: given.state });
  const isLast = delivery.attempts >= MOST_ATTEMPTS;
  const result = given.state === "unknown" ? await confirm(sender, delivery, isLast) : given;
  if (sender.isSilent && !sender.pausedUntil) await setAside(sender, "unanswered");
  if (result.state === "unknown") {
    await recordResult(db, delivery, unconfirmed, clock());
  } else if (result.state === "sent") {
    const gatewayId = result.gatewayId ?? null;
    await sender.markSent({ delivery, gatewayId });
    await noteTaken(sender, [to]);
  } else if (result.cause === "ours") {
    await recordResult(db, delivery, notAttempted, clock());
    // Fewer at once are handed over from now on: only a gateway that takes not even one is away.
    if (result.isThrottled && !isAlone) return;
    await setAside(sender, result.code);
  } else if (result.cause === "template" && sender.hasOthers) {
    await recordResult(db, delivery, notAttempted, clock());
    await setAside(sender, result.code);
    await alertOfTemplate(sender, result.code ?? "");
  } else if (result.cause === "template") {
    sender.lacksTemplate = true;
    await fail(sender, delivery, cardMessages.templateBlocked);
    await alertOfTemplate(sender, result.code ?? "");
  } else if (result.cause === "recipient" || isLast) {
    await fail(sender, delivery, result.reason);
  } else {
    const seconds = backoffAfter(delivery.attempts, Math.random());
    const leasedUntil = new Date(clock().getTime() + seconds * 1000);
    await recordResult(db, delivery, { state: "queued", leasedUntil }, clock());
  }
}

/** Hands nothing more to a contract for a while, since it refuses us. */
async function setAside(sender: Sender, code: string | undefined): Promise<void> {
  const { channel, contract } = sender.gateway;
  const outage = { channel, contract, code };
  sender.pausedUntil = await pauseGateway(sender.db, sender.app, outage, sender.clock());
}

/** WhatsApp refused our template, which its webhook should have told before. */
async function alertOfTemplate({ app, clock }: Sender, code: string): Promise<void> {
  const detail = `WhatsApp\u00a0: un modèle de message ne peut plus servir (${code}).`;
  const alert = { kind: "whatsapp-template", subject: "sending", detail } as const;
  await alertOperator(app.db, app, alert, clock());
}

/** Asks the gateway about a delivery without an answer; one that it does not have is sent again. */
async function confirm(
  { gateway }: Sender,
  delivery: LeasedDelivery,
  isLast: boolean,
): Promise<SendResult> {
  const found = gateway.takesKeyOnce ? "absent" : await gateway.find(delivery.key);
  if (found === "unknown" || (gateway.takesKeyOnce && isLast)) return { state: "unknown" };
  return found === "sent"
    ? { state: "sent" }
    : { state: "failed", reason: cardMessages.gatewayAway, cause: "recipient-later" };
}

/** Notes what the gateway took: an outage is over, and the addresses are counted after the batch. */
export async function noteTaken(sender: Sender, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  sender.sentTo.push(...addresses);
  if (sender.hasOutage) await endOutage(sender.db, sender.gateway, sender.clock());
  sender.hasOutage = false;
}

/** Fails a delivery and refunds it, in one transaction. */
export async function fail(
  { db, payer, clock }: Sender,
  delivery: LeasedDelivery,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await recordResult(tx, delivery, { state: "failed", reason }, clock()))
      await refundDelivery(tx, payer, delivery);
  });
}

/**
 * Records the result of a delivery whose sender disappeared, by what its contract knows of it. One of a
 * contract that has ended stays unconfirmed.
 */
export async function askGateway(
  { db, gateway, clock }: Sender,
  delivery: LeasedDelivery,
): Promise<void> {
  const isOfGateway = delivery.contract === gateway.contract;
  const asked = async () => (gateway.takesKeyOnce ? "absent" : gateway.find(delivery.key));
  const found = isOfGateway ? await asked() : "unknown";
  // Absent: it never reached the gateway, or the gateway knows its key.
  const results = { sent: { state: "sent" as const }, unknown: unconfirmed, absent: notAttempted };
  await recordResult(db, delivery, results[found], clock());
}
