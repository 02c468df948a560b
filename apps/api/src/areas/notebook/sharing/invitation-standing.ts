import type { users } from "../../identity/users/tables.ts";
import type { eventInvitations } from "./tables.ts";

type Reached = Pick<
  typeof users.$inferSelect,
  "email" | "emailVerifiedAt" | "pendingEmail" | "phone" | "phoneVerifiedAt" | "pendingPhone"
>;

/** What an account has to do with the address or number of an invitation. */
export type Standing = "yours" | "unproven" | "other";

/**
 * Whether an invitation is for an account: its address or number is the account's and proven, still to
 * be proven, or another's. Holding its link proves nothing: a link is passed on.
 */
export function standingOf(
  user: Reached,
  { channel, address }: Pick<typeof eventInvitations.$inferSelect, "channel" | "address">,
): Standing {
  const [own, provenAt, pending] =
    channel === "mail"
      ? [user.email?.toLowerCase(), user.emailVerifiedAt, user.pendingEmail?.toLowerCase()]
      : [user.phone, user.phoneVerifiedAt, user.pendingPhone];
  if (own === address && provenAt !== null) return "yours";
  return own === address || pending === address ? "unproven" : "other";
}
