import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNotNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import {
  FacebookAway,
  type FacebookDriver,
  type FacebookPerson,
} from "../../../drivers/facebook/port.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { openSession } from "../../identity/sessions/open-session.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { writeTicket } from "./profile-ticket.ts";
import { facebookAccounts } from "./tables.ts";

/** The address to which Facebook redirects after consent. */
export function returnAddress(publicUrl: string): string {
  return `${publicUrl}/connexion/facebook`;
}

/** Either signed in, or known to Facebook only. */
export type FacebookSignIn =
  | { token: string; userId: number }
  | { ticket: string; person: FacebookPerson };

async function fetchPerson(driver: FacebookDriver, code: string, publicUrl: string) {
  try {
    return await driver.personOf({ code, returnTo: returnAddress(publicUrl) });
  } catch (error) {
    if (error instanceof FacebookAway) throw refusal("facebook-away");
    throw error;
  }
}

/**
 * The account of a profile: the one it is linked to, or the customer's whose proven address equals the
 * profile's. An unproven address links nothing, because it may not belong to whoever entered it,
 * while Facebook confirms the profile's address.
 */
async function findAccount({ db }: RequestContext, person: FacebookPerson) {
  const accounts = () =>
    db
      .select({ user: users, customer: customers, profile: facebookAccounts.facebookId })
      .from(users)
      .leftJoin(customers, eq(customers.userId, users.id))
      .leftJoin(facebookAccounts, eq(facebookAccounts.userId, users.id));
  const [linked] = await accounts().where(eq(facebookAccounts.facebookId, person.id));
  if (linked || person.email === null) return linked ?? null;
  const [same] = await accounts().where(
    and(
      eq(users.role, "CUSTOMER"),
      eq(users.email, person.email),
      isNotNull(users.emailVerifiedAt),
    ),
  );
  return same ?? null;
}

/**
 * Signs somebody in with Facebook's code, or gives a new person a registration ticket.
 * @throws facebook-refused, facebook-away, not-a-customer, too-many-requests
 */
export async function signInWithFacebook(
  context: RequestContext,
  given: { code: string; address: string; device: string },
): Promise<FacebookSignIn> {
  const { db, facebook, now, settings } = context;
  await consumeRateLimit(limits.signInAddress, given.address, context);
  if (facebook === null) throw refusal("facebook-refused");
  const person = await fetchPerson(facebook, given.code, settings.publicUrl);
  if (person === null) throw refusal("facebook-refused");
  const account = await findAccount(context, person);
  if (account === null) return { ticket: writeTicket(settings.secret, person, now), person };

  const { user, customer, profile } = account;
  if (user.role !== "CUSTOMER") throw refusal("not-a-customer");
  const linkedToOther = profile !== null && profile !== person.id;
  if (customer?.archivedAt || linkedToOther) throw refusal("facebook-refused");
  try {
    return await db.transaction(async (tx) => {
      if (profile === null)
        await tx.insert(facebookAccounts).values({
          userId: user.id,
          facebookId: person.id,
          vouchedEmail: person.email,
          createdAt: now,
        });
      const { device } = given;
      const { token } = await openSession(tx, { userId: user.id, device, now });
      return { token, userId: user.id };
    });
  } catch (error) {
    // A second request with the same profile has linked it at the same time.
    if (violatedKey(error)?.startsWith("facebook_accounts")) throw refusal("facebook-refused");
    throw error;
  }
}
