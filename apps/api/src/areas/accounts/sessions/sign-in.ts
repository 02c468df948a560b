import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/glue/refusals";
import { eq } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { limits, takeFrom } from "../limits/take.ts";
import { readPhone } from "../phones/phone.ts";
import { DEMO_PASSWORD, verifyPassword } from "../users/password.ts";
import { customers, users } from "../users/tables.ts";
import { openSession } from "./open-session.ts";
import type { Actor } from "./queries.ts";

/** What a person signs in with, and from where. */
export interface SignIn {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  password: string;
  address: string;
  device: string;
}

/**
 * Opens a session for a customer.
 * An Ivorian number of eight digits belongs to nobody any more: it is refused at its field, where
 * its form of today can be offered. In production the demonstration's password opens nothing: a new
 * one is chosen by a reset.
 * @returns the token, shown this once, and whom it stands for
 * @throws wrong-credentials whether or not the account exists; not-a-customer for providers and
 * staff, told only after the right password; too-many-requests
 */
export async function signIn(
  moment: Moment,
  given: SignIn,
): Promise<{ token: string; actor: Actor }> {
  const { db, now, settings } = moment;
  const phone = given.phoneNumber === undefined ? null : readPhone(given.phoneNumber);
  if (phone !== null && !phone.ok && phone.reason === "old-eight-digits")
    throw fieldRefusal({ phone_number: [accountMessages.phoneInvalid] });
  const login = given.email?.toLowerCase() ?? (phone?.ok ? phone.e164 : (given.phoneNumber ?? ""));
  await takeFrom(limits.signInAddress, given.address, moment);
  await takeFrom(limits.signIn, login, moment);

  const key = given.email === undefined ? eq(users.phone, login) : eq(users.email, login);
  const [row] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(key);
  const isOpen = !(settings.isProduction && given.password === DEMO_PASSWORD);
  const hash = isOpen ? (row?.user.passwordHash ?? null) : null;
  const right = await verifyPassword(given.password, hash, given.address);
  if (!row || !right || row.customer?.archivedAt) throw refusal("wrong-credentials");
  if (row.user.role !== "CUSTOMER") throw refusal("not-a-customer");

  const { token, sessionId } = await openSession(db, {
    userId: row.user.id,
    device: given.device,
    now,
  });
  return { token, actor: { sessionId, ...row } };
}
