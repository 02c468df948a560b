import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, isRefusal, refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, isWithin, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findProvenHolder } from "../../identity/users/credentials.ts";
import { refuseWhenSpent } from "../../operations/ceilings/daily-spend.ts";
import { consumeOtpNumberCeilings } from "../../operations/ceilings/otp-ceilings.ts";
import { hashCode, makeCode, writePhoneCode } from "../registration/phone-code.ts";
import { phoneCodes } from "../registration/tables.ts";

/**
 * The subject under which a recovery's code is stored: a hash from which its token cannot be read
 * back.
 */
export function recoverySubject(token: string): string {
  return hashToken(token).toString("base64url");
}

/** A requested recovery, whether or not the number has an account. */
export interface Recovery {
  /** E.164. */
  phone: string;
  /** Shown only once; only its bearer may enter the code. */
  token: string;
  expiresAt: Date;
}

/**
 * Accepts a request for a new password by SMS. Only the job looks up whether an account has the
 * number, so that neither the answer nor its duration reveals it. The limit counts number and
 * network address together, so that other people's requests do not use up the owner's.
 * @throws sms-closed; a field error at `phone_number`; otp-not-sent above the limits
 */
export async function requestRecovery(
  context: RequestContext,
  text: string,
  address: string,
): Promise<Recovery> {
  if (context.settings.closedServices.includes("sms")) throw refusal("sms-closed");
  const phone = readPhone(text);
  if (!phone.ok) throw fieldRefusal({ phone_number: [accountMessages.phoneInvalid] });
  await consumeRateLimit(limits.otpAddress, address, context, "otp-not-sent");
  // Beyond the day's money nothing leaves at all: it is not said to be sent.
  await refuseWhenSpent(context, "otp-not-sent");
  await consumeRateLimit(limits.recovery, `${phone.e164} ${address}`, context, "otp-not-sent");
  const token = makeToken();
  return context.db.transaction(async (tx) => {
    const use = { purpose: "recovery", subject: recoverySubject(token) } as const;
    const { id, expiresAt } = await writePhoneCode(tx, context, phone.e164, use);
    await context.jobs.enqueue(tx, "send-recovery-code", { codeId: id });
    return { phone: phone.e164, token, expiresAt };
  });
}

/**
 * Sends the code of a recovery to the owner of the number. It is a new code, because only the hash
 * of the first was stored. Does nothing when no open account has proven the number, after ten
 * messages an hour to it, or after the day's ceilings of codes by SMS.
 */
export async function sendRecoveryCode(context: RequestContext, codeId: number): Promise<void> {
  const { db, jobs, now, settings } = context;
  const [row] = await db.select().from(phoneCodes).where(eq(phoneCodes.id, codeId));
  if (!row || row.usedAt !== null || row.expiresAt <= now) return;
  const { phone } = row;
  if (!(await findProvenHolder(db, "CUSTOMER", { phone }))) return;
  if (!(await isWithin(limits.recoveryMessages, phone, context))) return;
  try {
    await consumeOtpNumberCeilings(context, phone, "recovery");
  } catch (error) {
    if (!isRefusal(error, "otp-not-sent")) throw error;
    return;
  }
  const code = makeCode();
  await db.transaction(async (tx) => {
    await tx
      .update(phoneCodes)
      .set({ codeHash: hashCode(settings.secret, phone, code) })
      .where(eq(phoneCodes.id, codeId));
    await jobs.enqueue(tx, "send-short-message", {
      kind: "otp",
      to: phone,
      until: row.expiresAt.toISOString(),
      text: recoverySms(settings.brand, code),
      code,
    });
  });
}

/** The SMS with the code for another password. */
export function recoverySms(brand: string, code: string): string {
  return `${brand} : code ${code} pour choisir un nouveau mot de passe, valable 10 minutes. Ce n'est pas vous ? Ne le donnez à personne.`;
}
