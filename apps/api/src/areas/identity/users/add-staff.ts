import type { RequestContext } from "../../../app-context.ts";
import { hashPassword } from "../../../crypto/password.ts";
import { users } from "./tables.ts";

/** A new member of staff. */
interface NewStaff {
  email: string;
  givenNames: string;
  lastName: string;
  password: string;
}

/** Adds a member of staff. The address counts as proven: the operator confirms it. */
export async function addStaff(
  { db, now }: RequestContext,
  { password, ...person }: NewStaff,
): Promise<void> {
  await db.insert(users).values({
    ...person,
    role: "STAFF",
    name: `${person.givenNames} ${person.lastName}`,
    passwordHash: await hashPassword(password, "staff"),
    emailVerifiedAt: now,
    createdAt: now,
  });
}
