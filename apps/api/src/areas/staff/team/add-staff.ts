import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { StaffRole } from "@jdj/contract/call/staff-policy";
import { consoleMessages } from "@jdj/contract/console/messages";
import { violatedKey } from "../../../database/errors.ts";
import { encrypt, secretsOf } from "../../../secrets.ts";
import { staffMembers } from "../../identity/staff/tables.ts";
import { makeTotpSecret } from "../../identity/staff/totp.ts";
import { users } from "../../identity/users/tables.ts";
import { type Author, recordChange } from "../audit/record-change.ts";
import { type StaffSetup, writeActivationLink } from "./activation-link.ts";

/** A new member of staff. */
export interface NewStaff {
  email: string;
  givenNames: string;
  lastName: string;
  role: StaffRole;
}

/** The purpose for which the secret of a second factor is encrypted. */
export const TOTP_PURPOSE = "staff-totp";

/**
 * Adds a member of staff. Whoever gets the link sets up password and second factor; the address
 * counts as proven, because the link is sent to it, or given to its owner by whoever runs the server.
 * One whom an admin adds approves nothing on their first day; one of the server is trusted.
 * @throws 422 at `email` when the address has an account of staff
 */
export async function addStaff(
  context: StaffSetup,
  author: Author,
  { role, ...person }: NewStaff,
): Promise<{ id: number; link: string }> {
  const { now, settings } = context;
  try {
    return await context.db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          ...person,
          role: "STAFF",
          name: `${person.givenNames} ${person.lastName}`,
          emailVerifiedAt: now,
          createdAt: now,
        })
        .returning({ id: users.id });
      if (!user) throw new Error("The user was not written");
      const accessChangedAt = author.id === null ? null : now;
      const totpSecret = encrypt(secretsOf(settings), TOTP_PURPOSE, makeTotpSecret());
      await tx
        .insert(staffMembers)
        .values({ userId: user.id, role, totpSecret, createdAt: now, accessChangedAt });
      const link = await writeActivationLink({ ...context, db: tx }, user.id);
      const after = { email: person.email, role };
      await recordChange(tx, author, now, {
        action: "staff.add",
        id: user.id,
        before: null,
        after,
      });
      return { id: user.id, link };
    });
  } catch (error) {
    if (violatedKey(error) === "users_email_proven_key")
      throw fieldRefusal({ email: [consoleMessages.emailTaken] });
    throw error;
  }
}
