import { claimAttempt } from "../../operations/outages/outage.ts";
import { chooseContract } from "./choose-contract.ts";
import { LEASE_BATCH, type LeasedDelivery, leaseQueued, recordResult } from "./lease-deliveries.ts";
import { isStopped, notAttempted, type Sender } from "./record-answer.ts";

/** What sharing the deliveries of a campaign depends on. */
export interface Sharing {
  campaignId: number;
  /** Hands a batch over by one contract. */
  send(sender: Sender, batch: readonly LeasedDelivery[]): Promise<void>;
  /** Whether more may be leased after a batch is done. */
  goesOn(): Promise<boolean>;
}

/**
 * Hands over what waits of a campaign by all its contracts at once: whichever begins soonest leases the
 * next batch, so that a fast one takes more than a slow one, and what one gives back because it refuses
 * us goes by another. A contract whose pause is over gets one delivery, of one campaign, while others
 * are well.
 * @param senders one for each contract that is not set aside
 * @returns false when it stopped before the end: every contract refuses us, or nothing more may be leased
 */
export async function shareDeliveries(
  senders: readonly Sender[],
  { campaignId, send, goesOn }: Sharing,
): Promise<boolean> {
  const busy = new Map<Sender, Promise<void>>();
  const errors: unknown[] = [];
  let isEmpty = false;
  let mayLease = true;
  while (mayLease || busy.size > 0) {
    const sender = mayLease && !isEmpty ? next(senders, busy) : null;
    if (sender) {
      const batch = await leaseFor(sender, campaignId, senders.length > 1);
      if (batch === null) continue;
      isEmpty = batch.length === 0;
      if (!isEmpty) busy.set(sender, handOver(sender, batch));
      continue;
    }
    if (busy.size === 0) break;
    await Promise.race(busy.values());
    // What a contract gave back waits again.
    isEmpty = false;
    mayLease &&= errors.length === 0 && (await goesOn());
  }
  if (errors.length > 0) throw errors[0];
  return mayLease && isEmpty;

  async function handOver(sender: Sender, batch: readonly LeasedDelivery[]): Promise<void> {
    try {
      await send(sender, batch);
    } catch (error) {
      errors.push(error);
    } finally {
      busy.delete(sender);
    }
  }
}

/** The sender that gets the next batch, if any is to get one now. */
function next(senders: readonly Sender[], busy: ReadonlyMap<Sender, unknown>): Sender | null {
  const idle = senders
    .filter((sender) => !busy.has(sender) && !isStopped(sender))
    .map((sender) => ({
      sender,
      isDue: senders.length > 1 && sender.hasOutage === true,
      waitMs: sender.gateway.concurrency.waitMs(),
      chosenAt: sender.gateway.concurrency.chosenAt,
    }));
  const chosen = chooseContract(idle, busy.size > 0)?.sender ?? null;
  if (chosen) chosen.gateway.concurrency.chosenAt = performance.now();
  return chosen;
}

/**
 * Leases the next batch for a contract; one delivery for a contract that is to be tried.
 * @returns null when another campaign is trying that contract: it is left alone
 */
async function leaseFor(
  sender: Sender,
  campaignId: number,
  isOneOfSeveral: boolean,
): Promise<LeasedDelivery[] | null> {
  const { db, clock, gateway } = sender;
  const { channel, contract } = gateway;
  const isTrial = isOneOfSeveral && sender.hasOutage === true;
  const most = isTrial ? 1 : LEASE_BATCH;
  const batch = await leaseQueued(db, campaignId, clock(), { contract, most });
  if (!isTrial || batch.length === 0) return batch;
  const until = await claimAttempt(db, { channel, contract }, clock());
  if (until === null) return batch;
  sender.pausedUntil = until;
  for (const delivery of batch) await recordResult(db, delivery, notAttempted, clock());
  return null;
}
