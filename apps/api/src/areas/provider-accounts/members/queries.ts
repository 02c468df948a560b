import { eq } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { rememberForCaller } from "../../../http/remember-for-caller.ts";
import { providerMembers } from "./tables.ts";

/** For which provider a user works, and as what. */
export interface Membership {
  providerId: number;
  role: "owner" | "member";
}

const selectMembership = preparedQuery(
  "provider-membership",
  (db, { userId }: Values<{ userId: number }>) =>
    db
      .select({ providerId: providerMembers.providerId, role: providerMembers.role })
      .from(providerMembers)
      .where(eq(providerMembers.userId, userId)),
);

/** The membership of a user, looked up once per request; null for one without a provider. */
export const membershipFor = rememberForCaller(
  ({ userId }: { userId: number }) => String(userId),
  async (db, { userId }): Promise<Membership | null> =>
    (await selectMembership(db, { userId }))[0] ?? null,
);
