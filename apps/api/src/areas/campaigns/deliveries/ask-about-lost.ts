import type { Database } from "../../../database/connect.ts";
import { endLease, leaseLost } from "./lease-deliveries.ts";
import { askGateway, type Sender } from "./record-gateway-answer.ts";
import { isLate, type Slice } from "./sending-slice.ts";

/**
 * Asks each contract about the deliveries whose sender disappeared; those that are not asked about wait
 * again, as do those of a contract that is set aside. What a contract had that has ended stays
 * unconfirmed.
 * @param contracts the numbers of all contracts of the channel
 * @returns false when it stopped before the end
 */
export async function askAboutLost(
  { db, clock }: { db: Database; clock: () => Date },
  senders: readonly Sender[],
  of: {
    campaignId: number;
    contracts: readonly number[];
    slice: Slice;
    goesOn(): Promise<boolean>;
  },
): Promise<boolean> {
  for (const sender of senders) {
    const others = of.contracts.filter((contract) => contract !== sender.gateway.contract);
    for (;;) {
      const batch = await leaseLost(db, of.campaignId, clock(), others);
      if (batch.length === 0) break;
      of.slice.deliveries += batch.length;
      for (const delivery of batch)
        if (isLate(of.slice)) await endLease(db, delivery, clock());
        else await askGateway(sender, delivery);
      if (!(await of.goesOn())) return false;
    }
  }
  return true;
}
