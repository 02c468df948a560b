import type { RegistrationInput } from "@jdj/contract/accounts/registration";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";
import { roleOf } from "./registration.ts";
import type { Registered } from "./write-account.ts";

/** The same form sent again within this time is the same registration. */
const REPEAT_MS = 10 * 60_000;

/**
 * The account that the same form has just created, or null. Covers a button pressed twice and a
 * lost answer. All fields must be equal, the password too.
 */
export async function findRepeatedRegistration(
  { db, now }: RequestContext,
  input: RegistrationInput,
  passwordHash: string,
): Promise<Registered | null> {
  const [found] = await db
    .select({ userId: users.id, customerId: customers.id })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.email, input.email ?? ""),
        isNull(users.emailVerifiedAt),
        eq(users.passwordHash, passwordHash),
        eq(users.lastName, input.last_name),
        eq(users.givenNames, input.given_names),
        eq(users.role, roleOf(input)),
        input.type === "provider"
          ? undefined
          : sql`${customers.dob} is not distinct from ${input.dob ?? null}::date`,
        gt(users.createdAt, new Date(now.getTime() - REPEAT_MS)),
      ),
    )
    .orderBy(desc(users.id))
    .limit(1);
  if (!found) return null;
  const { userId, customerId } = found;
  const event = customerId === null ? null : await findCurrentEvent(db, customerId);
  return { userId, customerId, eventId: event?.id ?? null };
}
