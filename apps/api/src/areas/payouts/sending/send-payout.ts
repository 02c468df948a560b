import { payoutMachine } from "@jdj/contract/payouts/payout-state";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { GatewayAway } from "../../../drivers/payments/port.ts";
import { companyFor } from "../../../drivers/payouts/company-for.ts";
import type { PayoutCompany } from "../../../drivers/payouts/port.ts";
import { describeError } from "../../../log.ts";
import { tellBeneficiary } from "../emails/tell-beneficiary.ts";
import { isPayeeSuspended, type StoredPayout } from "../payouts/payee.ts";
import { payouts } from "../payouts/tables.ts";
import { recordPayoutResult } from "./record-payout-result.ts";

/** After how long a company's answer counts as lost, in seconds. */
const LEASE_SECONDS = 60;

/** What the receiver reads, 40 characters at most. */
const reasonOf = (brand: string) => `Versement ${brand}`.slice(0, 40);

/**
 * Sends an approved payout by its company. It becomes `sent`, under a key that was stored before, in a
 * transaction of its own before the call: of two processes one calls, and an answer that is lost is asked
 * for again. Does nothing in any other state, while its provider is suspended, or without a company.
 */
export async function sendPayout(app: AppContext, id: number): Promise<void> {
  const context = requestContext(app);
  const { db, now } = context;
  const claimed = await db.transaction(async (tx) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
    const company = payout && companyFor(app.payouts, payout.method);
    if (!payout || !company || !payoutMachine.may(payout.state, "sent")) return null;
    if (await isPayeeSuspended(tx, payout)) return null;
    const [sent] = await tx
      .update(payouts)
      .set({
        state: payoutMachine.transition(payout.state, "sent"),
        company: company.name,
        attempts: payout.attempts + 1,
        sentAt: now,
        nextLookAt: new Date(now.getTime() + LEASE_SECONDS * 1000),
      })
      .where(eq(payouts.id, id))
      .returning();
    if (!sent) return null;
    await tellBeneficiary({ ...context, db: tx }, sent, "sent");
    return { payout: sent, company };
  });
  if (claimed) await callCompany(app, claimed.payout, claimed.company);
}

/** Asks a company for the transfer of a payout that is `sent`, under its key. */
export async function callCompany(
  app: AppContext,
  payout: StoredPayout,
  company: PayoutCompany,
): Promise<void> {
  const { brand, publicUrl } = app.settings;
  try {
    const standing = await company.send({
      key: payout.key,
      amountFcfa: payout.amountFcfa,
      method: payout.method,
      phone: payout.phone.slice(1),
      holder: payout.holder,
      reason: reasonOf(brand),
      notifyUrl: `${publicUrl}/api/v1/payouts/${company.name}/notify/${payout.key}`,
    });
    await recordPayoutResult(requestContext(app), payout, company, standing);
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    // It stays `sent`: the poller asks what became of it.
    app.log("warn", "payout-unanswered", { error: describeError(error) });
  }
}
