import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { hashPassword } from "../../../crypto/password.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import {
  dropOtherClaims,
  findProvenHolder,
  lockCredential,
  passwordNonce,
} from "../../identity/users/credentials.ts";
import { refuseClosedMethod } from "../registration-methods/registration-methods.ts";
import { findRepeatedRegistration } from "./find-repeated-registration.ts";
import { consumePhoneCode, matchPhoneCode } from "./phone-code.ts";
import { checkRegistration, roleOf } from "./registration.ts";
import { type Registered, takenMeanwhile, writeAccount } from "./write-account.ts";

/**
 * Registers somebody: user, customer, first event (the current one) and its date, in one
 * transaction, with a verification email when there is an email address. Otherwise the SMS code
 * verifies the number. If another account has proven the address, the answer is the same and only
 * the owner is notified by email; for a number, the answer says so only after its code.
 * @throws field errors (422), including a wrong code or a closed method; too-many-requests
 */
export async function register(
  context: RequestContext,
  input: RegistrationInput,
  address: string,
): Promise<Registered> {
  const { db, now, settings } = context;
  const { checked, errors } = checkRegistration(input, calendarDate(now), settings);
  if (checked.email === null && !input.code) errors.code = [accountMessages.codeRequired];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  if (!input.code) refuseClosedMethod("email", settings);
  await consumeRateLimit(limits.register, address, context);
  const { email, phone } = checked;
  const role = roleOf(input);
  const codeId =
    phone !== null && input.code ? await matchPhoneCode(context, { phone }, input.code) : null;
  const nonce = email === null ? undefined : await passwordNonce(db, settings.secret, email);
  const passwordHash = await hashPassword(settings.passwordCost, input.password, address, nonce);

  try {
    return await db.transaction(async (tx) => {
      if (email !== null) await lockCredential(tx, { email });
      if (phone !== null && codeId !== null) {
        await lockCredential(tx, { phone });
        await consumePhoneCode(tx, codeId, now);
        if (await findProvenHolder(tx, role, { phone }))
          throw fieldRefusal({ phone_number_1: [accountMessages.phoneTaken] });
        await dropOtherClaims(tx, { userId: null, role }, { phone });
      }
      const within = { ...context, db: tx };
      const repeated =
        email === null ? null : await findRepeatedRegistration(within, input, passwordHash);
      return (
        repeated ??
        (await writeAccount(within, input, {
          ...checked,
          passwordHash,
          emailVerifiedAt: null,
          phoneVerifiedAt: codeId === null ? null : now,
        }))
      );
    });
  } catch (error) {
    throw takenMeanwhile(error);
  }
}
