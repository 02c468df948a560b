import type { AppContext } from "../../../app-context.ts";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import {
  contractsOf,
  type MessageChannel,
  type MessageDrivers,
} from "../../../drivers/gateway-contracts.ts";
import { RetryLater } from "../../../jobs/retry-later.ts";
import { describeError } from "../../../log.ts";
import type { Limit } from "../../../rate-limit/consume-rate-limit.ts";
import { ceilings } from "../ceilings/ceilings.ts";
import { findFull, recordEach } from "../ceilings/consume-ceiling.ts";
import { recordSpend, spentToday } from "../ceilings/daily-spend.ts";
import { orderOfTrying, standingOf } from "../gateway-outages/contract-standing.ts";
import {
  claimAttempt,
  endOutage,
  listOutages,
  type Outage,
  pauseGateway,
} from "../gateway-outages/outage.ts";
import { maskRecipient } from "./mask-recipient.ts";
import { recipientHash } from "./recipient-hash.ts";
import { outgoingMessages } from "./tables.ts";

type Outcome = (typeof outgoingMessages.$inferInsert)["outcome"];

/** An account email or text message, and which attempt this is. */
export interface Outgoing<C extends MessageChannel = MessageChannel> {
  channel: C;
  kind: string;
  to: string;
  /** After this instant it is of no use: a code that is over. */
  until?: string | undefined;
  /** What it costs us, in FCFA. */
  cost?: number;
  /** It is about something that was paid: a seller with many sales in a day gets them all. */
  isPaid?: boolean;
  /** How many of these one recipient gets in a day. */
  ceiling?: Limit;
  /** No attempt follows this one. */
  isLast: boolean;
  /** Which contracts may bring it, by their numbers; all where it is left out. */
  mayLeaveBy?: (contract: number) => boolean;
}

/**
 * Hands an account email or text message over, once, and notes what became of it. What the
 * recipient's side refuses for good is not attempted again; what our side is to blame for pauses the
 * contract, goes by the next one of the channel, and once none is left is attempted again for a day;
 * what may have left is never repeated by itself, by no contract.
 * @param send hands it to the driver of a contract
 * @returns what became of it
 * @throws RetryLater, so that the job is attempted again
 */
export async function handOver<C extends MessageChannel>(
  app: AppContext,
  outgoing: Outgoing<C>,
  send: (driver: MessageDrivers[C]) => Promise<SendResult>,
): Promise<Outcome> {
  const { db, clock, log } = app;
  const { channel, kind, to, until, isLast, cost = 0, isPaid = false } = outgoing;
  const note = async (outcome: Outcome, reason: string): Promise<Outcome> => {
    const recipient = maskRecipient(to);
    const hash = recipientHash(app.settings.secret, to);
    const row = { channel, kind, recipient, recipientHash: hash, outcome, reason };
    await db.insert(outgoingMessages).values({ ...row, createdAt: clock() });
    return outcome;
  };
  if (until !== undefined && clock() >= new Date(until))
    return note("too-late", "N’était plus utile quand la passerelle répondait de nouveau");
  const open = await listOpen();
  if (open.length === 0) return again("Gateway paused");
  const most = outgoing.ceiling ?? ceilings.accountMessagesPerRecipient;
  const counting = { now: clock(), settings: app.settings };
  const isUnlimited = isPaid || kind === "operator-alert";
  if (!isUnlimited && (await findFull(db, counting, most, [to])).size > 0)
    return note("refused", "Ce destinataire a reçu aujourd’hui tout ce qui peut partir en un jour");
  if (cost > 0 && (await spentToday(db, clock())) >= app.settings.dailySpendFcfa)
    return note("refused", "La dépense du jour est atteinte");
  const result = await sendByFirst();
  if (result === null) return again("Gateway paused");
  if (result.state !== "failed") {
    if (!isPaid) await recordEach(db, counting, most, [to]);
    if (cost > 0) await recordSpend(db, app, cost, clock());
  }
  if (result.state === "unknown")
    return note("unconfirmed", "La passerelle n’a pas répondu\u00a0: parti ou non, nul ne le sait");
  if (result.state === "sent") return note("sent", "");
  if (result.cause === "recipient" || result.cause === "template")
    return note("refused", result.reason);
  return again(result.reason);

  /** The contracts that it may go by now, in the order in which they are tried. */
  async function listOpen() {
    const outages = await listOutages(db, channel);
    const { mayLeaveBy = () => true } = outgoing;
    const standing = contractsOf(app, channel)
      .filter(({ number }) => mayLeaveBy(number))
      .map((contract) => {
        const outage = outages.find((one) => one.contract === contract.number) ?? null;
        return { ...contract, outage, standing: standingOf(outage, clock()) };
      });
    return orderOfTrying(standing, until !== undefined);
  }

  /** The answer of the first contract that does not refuse us; null when none might be tried. */
  async function sendByFirst(): Promise<SendResult | null> {
    let result: SendResult | null = null;
    for (const { number: contract, driver, outage } of open) {
      if (outage && (await isClaimed(outage))) continue;
      result = await send(driver).catch((error: unknown): SendResult => {
        log("warn", "message-unconfirmed", { error: describeError(error) });
        return { state: "unknown" };
      });
      if (result.state === "sent" && outage) await endOutage(db, { channel, contract }, clock());
      if (result.state !== "failed") return result;
      if (result.cause === "ours")
        await pauseGateway(db, app, { channel, contract, code: result.code }, clock());
      else if (result.cause !== "template") return result;
    }
    return result;
  }

  /** Whether another message is trying a contract by now, where there are several. */
  async function isClaimed({ contract }: Outage): Promise<boolean> {
    if (open.length === 1) return false;
    return (await claimAttempt(db, { channel, contract }, clock())) !== null;
  }

  async function again(why: string): Promise<Outcome> {
    if (!isLast) throw new RetryLater(why);
    return note("too-late", "N’a pas pu partir en une journée");
  }
}
