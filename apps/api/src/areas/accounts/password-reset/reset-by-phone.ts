import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashPassword, isRefusedPassword } from "../../../crypto/password.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findProvenHolder } from "../../identity/users/credentials.ts";
import { consumePhoneCode, matchPhoneCode } from "../registration/phone-code.ts";
import { phoneCodes } from "../registration/tables.ts";
import { type Recovered, recoverAccount } from "./recover-account.ts";
import { recoverySubject } from "./request-recovery.ts";

/** The input of a reset by SMS code. */
export interface PhoneReset {
  /** The token of the recovery. */
  recovery: string;
  /** Six digits. */
  code: string;
  password: string;
  /** Network address. */
  address: string;
  /** The name, from its user agent, of the device that is signed in; null opens no session. */
  device: string | null;
}

/**
 * Sets a new password by the code of an SMS, which works once, and signs in where a device is given. `recoverAccount` lists what
 * ends with it. The account's proven address, if any, gets a notice.
 * @throws a field error at `code` for a wrong one, and at `password` for a weak one under the
 * strict policy; reset-refused when the account was closed meanwhile; too-many-requests
 */
export async function resetByPhone(context: RequestContext, given: PhoneReset): Promise<Recovered> {
  const { db, jobs, now, settings } = context;
  await consumeRateLimit(limits.resetAttempt, given.address, context);
  if (isRefusedPassword(given.password, settings))
    throw fieldRefusal({ password: [accountMessages.passwordWeak] });
  const subject = recoverySubject(given.recovery);
  const codeId = await matchPhoneCode(context, { purpose: "recovery", subject }, given.code);
  const [row] = await db.select().from(phoneCodes).where(eq(phoneCodes.id, codeId));
  const holder = row ? await findProvenHolder(db, "CUSTOMER", { phone: row.phone }) : null;
  if (!row || !holder) throw refusal("reset-refused");
  return recoverAccount(context, {
    userId: holder.id,
    role: "CUSTOMER",
    proof: { phone: row.phone },
    passwordHash: await hashPassword(settings.passwordCost, given.password, given.address),
    device: given.device,
    spend: async (tx) => {
      await consumePhoneCode(tx, codeId, now);
      if (holder.email === null || !holder.emailVerifiedAt) return;
      await jobs.enqueue(tx, "send-email", {
        kind: "password-changed",
        to: holder.email,
        props: {
          givenNames: holder.givenNames,
          link: `${settings.publicUrl}${at("forgottenPassword")}`,
        },
      });
    },
  });
}
