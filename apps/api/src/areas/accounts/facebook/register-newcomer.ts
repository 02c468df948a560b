import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { personMessages } from "@jdj/contract/person/messages";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { secretsOf } from "../../../secrets.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { dropOtherClaims, lockCredential } from "../../identity/users/credentials.ts";
import { checkDates } from "../registration/registration.ts";
import { takenMeanwhile, writeAccount } from "../registration/write-account.ts";
import { readTicket } from "./profile-ticket.ts";
import { facebookAccounts } from "./tables.ts";

/** The fields that Facebook does not provide, and the ticket that identifies the person. */
export type Newcomer = Omit<
  RegistrationInput,
  "type" | "name" | "service_type_id" | "phone_number_1" | "password" | "code"
> & { ticket: string };

/**
 * Registers the bearer of a ticket without a password and signs them in. An address confirmed by
 * Facebook counts as proven and is removed from accounts that have not proven it; an address
 * entered by hand gets a verification email. If another account has proven that address, only its
 * owner is notified.
 * @throws field errors (422); facebook-refused for a ticket that is invalid, expired or used;
 * too-many-requests
 */
export async function registerNewcomer(
  context: RequestContext,
  given: Newcomer,
  from: { address: string; device: string },
): Promise<{ token: string; userId: number }> {
  const { db, now, settings } = context;
  const person = readTicket(secretsOf(settings), given.ticket, now);
  if (person === null) throw refusal("facebook-refused");
  const email = person.email ?? given.email?.toLowerCase() ?? null;
  const errors = checkDates(given, calendarDate(now));
  if (email === null) errors.email = [personMessages.emailInvalid];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  await consumeRateLimit(limits.register, from.address, context);
  try {
    return await db.transaction(async (tx) => {
      if (person.email !== null) {
        await lockCredential(tx, { email: person.email });
        await dropOtherClaims(tx, { userId: null, role: "CUSTOMER" }, { email: person.email });
      }
      const { userId } = await writeAccount(
        { ...context, db: tx },
        { ...given, type: "customer" },
        {
          email,
          phone: null,
          passwordHash: null,
          emailVerifiedAt: person.email === null ? null : now,
          phoneVerifiedAt: null,
        },
      );
      await tx.insert(facebookAccounts).values({
        userId,
        facebookId: person.id,
        vouchedEmail: person.email,
        createdAt: now,
      });
      const { token } = await openSession(tx, { userId, device: from.device, now });
      return { token, userId };
    });
  } catch (error) {
    if (violatedKey(error) === "facebook_accounts_profile_key") throw refusal("facebook-refused");
    throw takenMeanwhile(error);
  }
}
