import { accountMessages } from "@jdj/contract/accounts/messages";
import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { fieldRefusal } from "@jdj/contract/glue/refusals";
import { calendarDate, type Moment } from "../../../world.ts";
import { limits, takeFrom } from "../limits/take.ts";
import { refuseClosedMethod } from "../registration-methods/registration-methods.ts";
import { hashPassword } from "../users/password.ts";
import { matchPhoneCode, spendPhoneCode } from "./phone-code.ts";
import { refuseTaken } from "./refuse-taken.ts";
import { checkRegistration } from "./registration.ts";
import { type Registered, takenMeanwhile, writeAccount } from "./write-account.ts";

/**
 * Registers somebody: user, customer, first event (the current one) and its date, in one
 * transaction, with the verification letter when an e-mail was given. Without one, the SMS code
 * proves the number.
 * @throws field errors (422), a wrong code or a closed method among them; too-many-requests
 */
export async function register(
  moment: Moment,
  input: RegistrationInput,
  address: string,
): Promise<Registered> {
  const { db, now, settings } = moment;
  const { checked, errors } = checkRegistration(input, calendarDate(now), settings);
  if (checked.email === null && !input.code) errors.code = [accountMessages.codeRequired];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  if (!input.code) refuseClosedMethod("email", settings);
  await takeFrom(limits.register, address, moment);
  await refuseTaken(db, checked);
  const codeId =
    checked.phone !== null && input.code
      ? await matchPhoneCode(moment, checked.phone, input.code)
      : null;
  const passwordHash = await hashPassword(input.password, address);

  try {
    return await db.transaction(async (tx) => {
      if (codeId !== null) await spendPhoneCode(tx, codeId, now);
      return await writeAccount({ ...moment, db: tx }, input, {
        ...checked,
        passwordHash,
        emailVerifiedAt: null,
        phoneVerifiedAt: codeId === null ? null : now,
      });
    });
  } catch (error) {
    throw takenMeanwhile(error);
  }
}
