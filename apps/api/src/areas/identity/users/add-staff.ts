import type { RequestContext } from "../../../app-context.ts";
import { hashPassword } from "../../../crypto/password.ts";
import { users } from "./tables.ts";

/** A new member of the staff. */
interface NewStaff {
  email: string;
  givenNames: string;
  lastName: string;
  password: string;
}

/** Adds a member of the staff, whose address the operator vouches for. */
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
