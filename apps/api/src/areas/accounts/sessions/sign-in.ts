import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { and, desc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { DEMO_PASSWORD, matchPasswords } from "../../../crypto/password.ts";
import { readPhone } from "../../../phone/phone.ts";
import {
  consumeRateLimit,
  limits,
  refundRateLimit,
} from "../../../rate-limit/consume-rate-limit.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { knownDevice, rememberDevice } from "./device-token.ts";
import { delaySignIn, resetAttempts } from "./sign-in-attempts.ts";

/** The credentials of a sign-in, and its source. */
export interface SignIn {
  /** Whose pages it opens: a customer's, or a provider's. */
  role: "CUSTOMER" | "PROVIDER";
  email?: string | undefined;
  phoneNumber?: string | undefined;
  password: string;
  address: string;
  device: string;
  /** The device token from an earlier sign-in; empty for none. */
  deviceToken: string;
}

/**
 * The open accounts that an address or a number may sign in to: those of the role first, and among
 * them the one that has proven it. On the pages of customers providers stand behind, who are told
 * that they are no customers; the password of staff opens the console only, with a second factor.
 * An unproven number does not sign in, unless the account has no address.
 */
async function findCandidates(
  { db }: RequestContext,
  role: SignIn["role"],
  by: "email" | "phone",
  name: string,
) {
  const isNamed =
    by === "email"
      ? eq(users.email, name)
      : and(eq(users.phone, name), or(isNotNull(users.phoneVerifiedAt), isNull(users.email)));
  const rows = await db
    .select({ user: users, customer: customers })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        isNamed,
        isNull(customers.archivedAt),
        role === "PROVIDER" ? eq(users.role, role) : ne(users.role, "STAFF"),
      ),
    )
    .orderBy(
      desc(eq(users.role, role)),
      by === "email" ? users.emailVerifiedAt : users.phoneVerifiedAt,
      desc(users.id),
    )
    .limit(50);
  return rows.map((row) => ({
    ...row,
    isProven: (by === "email" ? row.user.emailVerifiedAt : row.user.phoneVerifiedAt) !== null,
  }));
}

/**
 * Opens a session for a customer, or for a provider. Wrong passwords delay the next attempts for that account from
 * that network address; a device that has signed in before is counted separately, so that other
 * people's attempts do not block the owner. A sign-in to an account with an unproven address is
 * counted even when it succeeds: otherwise, whoever registered somebody else's address could find
 * out whether another account has it. Eight-digit Ivorian numbers are no longer in use: they are
 * refused at their field, with the current form proposed. In production the demonstration's
 * password is refused, and a new one is chosen by a reset.
 * @returns the token (shown only once), its user, and the new device token
 * @throws wrong-credentials whether or not the account exists; not-a-customer for providers
 * on the customers' pages, only after the right password; too-many-requests
 */
export async function signIn(
  context: RequestContext,
  given: SignIn,
): Promise<{ token: string; actor: Actor; deviceToken: string }> {
  const { db, now, settings } = context;
  const phone = given.phoneNumber === undefined ? null : readPhone(given.phoneNumber);
  if (phone !== null && !phone.ok && phone.reason === "old-eight-digits")
    throw fieldRefusal({ phone_number: [accountMessages.phoneInvalid] });
  const name = given.email?.toLowerCase() ?? (phone?.ok ? phone.e164 : (given.phoneNumber ?? ""));
  await consumeRateLimit(limits.signInAddress, given.address, context);

  const candidates = await findCandidates(
    context,
    given.role,
    given.email === undefined ? "phone" : "email",
    name,
  );
  const holder = candidates.find(({ isProven }) => isProven);
  const known = holder && knownDevice(settings.secret, given.deviceToken, holder.user.id);
  const attempt = {
    name,
    source: known ? `device ${known}` : `address ${given.address}`,
    isKnown: Boolean(known),
  };
  await delaySignIn(context, attempt);
  const isOpen = !(settings.isProduction && given.password === DEMO_PASSWORD);
  const right = await matchPasswords(
    settings.passwordCost,
    given.password,
    candidates.map(({ user }) => (isOpen ? user.passwordHash : null)),
    given.address,
  );
  const signedIn = candidates[right.indexOf(true)];
  if (!signedIn) throw refusal("wrong-credentials");
  const { user, customer } = signedIn;
  if (signedIn.isProven) {
    await resetAttempts(context, attempt);
    await refundRateLimit(limits.signInAddress, given.address, context);
  }
  if (user.role !== given.role) throw refusal("not-a-customer");

  const { token, sessionId } = await openSession(db, {
    userId: user.id,
    device: given.device,
    now,
  });
  return {
    token,
    actor: { sessionId, user, customer },
    deviceToken: rememberDevice(settings.secret, given.deviceToken, user.id),
  };
}
