import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import { findResettable } from "./find-resettable.ts";
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
