import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumePhoneCode, matchPhoneCode } from "../../accounts/registration/phone-code.ts";
import { listRecipients } from "../emails/tell-beneficiary.ts";
import { type Beneficiary, ownerColumns } from "../payouts/payee.ts";
import { findNumber } from "./queries.ts";
import { codeUseOf } from "./send-code.ts";
import { payoutNumbers } from "./tables.ts";

/**
 * Proves a number by the code that was sent to it. It may be paid to 48 hours later; every owner is told
 * by email, so that one who did not add it has time.
 * @throws not-found; payout-number-proven; a field error (422) at `code`
 */
export async function confirmNumber(
  context: RequestContext,
  whose: Beneficiary,
  { id, code }: { id: number; code: string },
): Promise<void> {
  const { db, jobs, now } = context;
  const number = await findNumber(db, whose, id);
  if (number.provenAt !== null) throw refusal("payout-number-proven");
  const codeId = await matchPhoneCode(context, { ...codeUseOf(id), phone: number.phone }, code);
  await db.transaction(async (tx) => {
    await consumePhoneCode(tx, codeId, now);
    const [proven] = await tx
      .update(payoutNumbers)
      .set({ provenAt: now })
      .where(and(eq(payoutNumbers.id, id), isNull(payoutNumbers.provenAt)))
      .returning({ id: payoutNumbers.id });
    if (!proven) throw refusal("payout-number-proven");
    for (const userId of await listRecipients(tx, ownerColumns(whose)))
      await jobs.enqueue(tx, "send-payout-email", { kind: "number", numberId: id, userId });
  });
}
