import { claimAttempt } from "../../operations/gateway-outages/outage.ts";
import { chooseContract } from "./choose-contract.ts";
import { LEASE_BATCH, type LeasedDelivery, leaseQueued, recordResult } from "./lease-deliveries.ts";
import { isStopped, notAttempted, type Sender } from "./record-gateway-answer.ts";

/** What sharing the deliveries of a campaign depends on. */
export interface Sharing {
  campaignId: number;
  /**
   * Hands a batch over by one contract.
   * @param onLast called once little of it waits: the next batch may be leased
   */
  send(sender: Sender, batch: readonly LeasedDelivery[], onLast: () => void): Promise<void>;
  /** Whether more may be leased after the first batch. */
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
  // Senders that need no other deliveries yet, and all batches that are not done.
  const busy = new Map<Sender, Promise<void>>();
  const inHand = new Set<Promise<void>>();
  const errors: unknown[] = [];
  let isFirst = true;
  let isEmpty = false;
  let mayLease = true;
  while (true) {
    if (mayLease && !isEmpty && senders.some((sender) => isIdle(sender, busy))) {
      if (!isFirst) mayLease = errors.length === 0 && (await goesOn());
      const sender = mayLease ? next(senders, busy) : null;
      if (sender) {
        const batch = await leaseFor(sender, campaignId, senders.length > 1);
        if (batch === null) continue;
        isFirst = false;
        isEmpty = batch.length === 0;
        if (!isEmpty) handOver(sender, batch);
        continue;
      }
    }
    if (inHand.size === 0) break;
    await Promise.race([...busy.values(), ...inHand]);
    // What a contract gave back waits again.
    isEmpty = false;
  }
  if (errors.length > 0) throw errors[0];
  return mayLease && isEmpty;

  function handOver(sender: Sender, batch: readonly LeasedDelivery[]): void {
    const { promise: hasEnough, resolve } = Promise.withResolvers<void>();
    const free = () => {
      if (busy.get(sender) === hasEnough) busy.delete(sender);
      resolve();
    };
    busy.set(sender, hasEnough);
    // One that refused us gets no more before it has answered.
    const done = send(sender, batch, () => !sender.hasOutage && free())
      .catch((error: unknown) => void errors.push(error))
      .finally(() => {
        free();
        inHand.delete(done);
      });
    inHand.add(done);
  }
}

/** Whether a contract may get deliveries now. */
function isIdle(sender: Sender, busy: ReadonlyMap<Sender, unknown>): boolean {
  return !busy.has(sender) && !isStopped(sender);
}

/** The sender that gets the next batch, if any is to get one now. */
function next(senders: readonly Sender[], busy: ReadonlyMap<Sender, unknown>): Sender | null {
  const idle = senders
    .filter((sender) => isIdle(sender, busy))
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
