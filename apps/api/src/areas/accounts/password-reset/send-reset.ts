import { and, count, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import type { UserRole } from "../../identity/users/credentials.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { passwordResets } from "./tables.ts";

/** How long the link is valid: 30 minutes. */
const LINK_MS = 30 * 60_000;

/** With this many open links no further email is sent: the links already sent still work. */
const MOST_OPEN_LINKS = 5;

/** Who resets a password: a customer, or a provider, each on their own pages. */
export type ResetRole = "CUSTOMER" | "PROVIDER";

/** The page where a password is chosen, before the token and the address. */
const pageOf: Record<ResetRole, string> = {
  CUSTOMER: "/restauration-du-mot-de-passe",
  PROVIDER: "/pro/mot-de-passe",
};

/**
 * Writes a reset link for a customer or a provider and enqueues its email; does nothing when no open account of the role has
 * the address. Repeated requests neither fill the mailbox nor block the owner, whose open links
 * stay valid.
 */
export async function sendReset(
  context: RequestContext,
  { email, role }: { email: string; role: ResetRole },
): Promise<void> {
  const { db, jobs, now, settings } = context;
  const found = await findResettable(db, role, email);
  const to = found?.user.email;
  if (!found || !to) return;
  const { id: userId, givenNames } = found.user;
  const [open] = await db
    .select({ count: count() })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    );
  if (open && open.count >= MOST_OPEN_LINKS) return;
  const token = makeToken();
  await db.transaction(async (tx) => {
    await tx.insert(passwordResets).values({
      userId,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + LINK_MS),
      createdAt: now,
    });
    await jobs.enqueue(tx, "send-email", {
      kind: "password-reset",
      to,
      props: {
        givenNames,
        link: `${settings.publicUrl}${pageOf[role]}/${token}/${encodeURIComponent(to)}`,
      },
    });
  });
}

/**
 * The open account of a role whose password a reset email to an address may replace: the one that has proven
 * the address, else the newest one that has proven nothing at all. An account with a proven number
 * is recovered by that number, because its unproven address may belong to anybody.
 */
async function findResettable(db: Database, role: UserRole, email: string) {
  const [found] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        eq(users.role, role),
        eq(users.email, email),
        isNull(customers.archivedAt),
        or(isNotNull(users.emailVerifiedAt), isNull(users.phoneVerifiedAt)),
      ),
    )
    // Proven ones first: a descending order would put nulls first.
    .orderBy(users.emailVerifiedAt, desc(users.id))
    .limit(1);
  return found ?? null;
}
