import { accountMessages } from "@jdj/contract/accounts/messages";
import { type FieldErrors, fieldRefusal } from "@jdj/contract/glue/refusals";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { users } from "../users/tables.ts";

/** Refuses, at its field, an address or a number that somebody already signs in with. */
export async function refuseTaken(
  db: Database,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  const errors: FieldErrors = {};
  if (email !== null) {
    const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (taken) errors.email = [accountMessages.emailTaken];
  }
  if (phone !== null) {
    const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    if (taken) errors.phone_number_1 = [accountMessages.phoneTaken];
  }
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}
