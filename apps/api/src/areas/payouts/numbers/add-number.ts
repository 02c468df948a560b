import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { notOfOperator, payoutMessages } from "@jdj/contract/payouts/messages";
import {
  beginningsOf,
  isIvorianMobile,
  isNumberOf,
  type PayoutMethod,
  payoutMethods,
} from "@jdj/contract/payouts/payout-methods";
import { ofName } from "@jdj/french/names";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { type Beneficiary, isNumberOwnedBy, ownerColumns } from "../payouts/payee.ts";
import type { StoredNumber } from "./queries.ts";
import { sendNumberCode } from "./send-code.ts";
import { payoutNumbers } from "./tables.ts";

/** The most numbers that a beneficiary has. */
const MOST_NUMBERS = 5;

/** A number as a beneficiary writes it. */
export interface WrittenNumber {
  method: PayoutMethod;
  /** As typed. */
  phone: string;
  holder: string;
  isIdentified: boolean;
}

/** The number in E.164. @throws a field error (422) for another country's, or another operator's */
function readNumber({ method, phone }: WrittenNumber): string {
  const read = readPhone(phone);
  if (!read.ok || !isIvorianMobile(read.e164))
    throw fieldRefusal({ phone: [payoutMessages.phoneInvalid] });
  if (!isNumberOf(method, read.e164)) {
    const sentence = notOfOperator(ofName(payoutMethods[method]), beginningsOf(method));
    throw fieldRefusal({ phone: [sentence] });
  }
  return read.e164;
}

/**
 * Adds a number for payouts, whose owner was confirmed by their password, and sends a code to it. One
 * that was added before and not confirmed takes the new name, and gets another code.
 * @param address network address
 * @throws field errors (422); payout-numbers-full, payout-number-proven, sms-closed (409);
 * too-many-requests, payout-code-just-sent, otp-not-sent (429)
 */
export async function addNumber(
  context: RequestContext,
  whose: Beneficiary,
  { written, userId, address }: { written: WrittenNumber; userId: number; address: string },
): Promise<number> {
  const { db, now } = context;
  const phone = readNumber(written);
  const { method, holder, isIdentified } = written;
  const columns = ownerColumns(whose);
  const owner = `${whose.account} ${columns.providerId ?? columns.eventId}`;
  await consumeRateLimit(limits.payoutNumber, owner, context);
  const number = await db.transaction(async (tx): Promise<StoredNumber> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`numbers ${owner}`}))`);
    const own = await tx.select().from(payoutNumbers).where(isNumberOwnedBy(whose));
    const known = own.find((one) => one.phone === phone && one.method === method);
    if (known !== undefined && known.provenAt !== null) throw refusal("payout-number-proven");
    if (known === undefined && own.length >= MOST_NUMBERS) throw refusal("payout-numbers-full");
    const values = { holder, isIdentified, addedBy: userId, createdAt: now };
    const [row] = known
      ? await tx
          .update(payoutNumbers)
          .set(values)
          .where(and(eq(payoutNumbers.id, known.id), isNumberOwnedBy(whose)))
          .returning()
      : await tx
          .insert(payoutNumbers)
          .values({ ...columns, ...values, method, phone })
          .returning();
    if (!row) throw new Error("The number was not written");
    return row;
  });
  await sendNumberCode(context, number, address);
  return number.id;
}
