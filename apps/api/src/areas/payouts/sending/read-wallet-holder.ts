import { eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { RetryLater } from "../../../jobs/retry-later.ts";
import { payouts } from "../payouts/tables.ts";

/**
 * Asks the company of a wallet, where it says it, for the name of the holder of a payout's number: staff
 * compare it with the one that was written.
 * @throws RetryLater when the company is away
 */
export async function readWalletHolder(
  { db, payouts: open }: AppContext,
  id: number,
): Promise<void> {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id));
  if (!payout || payout.phone === "") return;
  const company = Object.values(open.companies).find(
    ({ methods, holderOf }) => holderOf !== undefined && methods.includes(payout.method),
  );
  if (!company?.holderOf) return;
  try {
    const companyHolder = await company.holderOf(payout.phone.slice(1));
    await db.update(payouts).set({ companyHolder }).where(eq(payouts.id, id));
  } catch (error) {
    if (error instanceof GatewayAway) throw new RetryLater(error.message);
    throw error;
  }
}
