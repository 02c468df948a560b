import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import { findResettable } from "./find-resettable.ts";
import { passwordResets } from "./tables.ts";

/** How long the link is valid: 30 minutes. */
const LINK_MS = 30 * 60_000;

/** With this many open links no further email is sent: the links already sent still work. */
const MOST_OPEN_LINKS = 5;

/**
 * Writes a reset link for a customer and enqueues its email; does nothing when no open account has
 * the address. Repeated requests neither fill the mailbox nor block the owner, whose open links
 * stay valid.
 */
export async function sendReset(context: RequestContext, email: string): Promise<void> {
  const { db, jobs, now, settings } = context;
  const found = await findResettable(db, email);
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
        link: `${settings.publicUrl}/restauration-du-mot-de-passe/${token}/${encodeURIComponent(to)}`,
      },
    });
  });
}
