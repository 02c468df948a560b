import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockBalance } from "../../ledger/entries/debit-account.ts";
import { isPayeeSuspended } from "../../payouts/payouts/payee.ts";
import { type AskedPayout, requestPayout } from "../../payouts/payouts/request-payout.ts";
import { providers } from "../../providers/tables.ts";
import { findBalance } from "./queries.ts";

/** Locks a provider until the transaction ends: of two changes, the second sees the first. */
async function lockProvider(tx: Database, providerId: number): Promise<void> {
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for("no key update");
}

/** Asks for a payout of what a provider earned. @throws payouts-suspended (409); as `requestPayout` */
export async function requestSellerPayout(
  context: RequestContext,
  providerId: number,
  asked: AskedPayout,
): Promise<void> {
  const whose = { account: "seller", providerId } as const;
  if (await isPayeeSuspended(context.db, whose)) throw refusal("payouts-suspended");
  await requestPayout(context, whose, asked, async (tx) => {
    await lockProvider(tx, providerId);
    // A refund that is taken meanwhile waits, and then finds what is left.
    await lockBalance(tx, whose);
    return (await findBalance(tx, providerId)).available;
  });
}
