import { and, eq, isNull } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { hashToken, makeToken } from "../sessions/token.ts";
import { customers, users } from "../users/tables.ts";
import { passwordResets } from "./tables.ts";

/** How long the link of the letter is good for: 30 minutes. */
const LINK_MS = 30 * 60_000;

/** Writes a link for a customer and enqueues its letter; does nothing when nobody open has that address. */
export async function sendReset(moment: Moment, email: string): Promise<void> {
  const { db, jobs, now, settings } = moment;
  const [found] = await db
    .select({ id: users.id, email: users.email, givenNames: users.givenNames })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(and(eq(users.email, email), isNull(customers.archivedAt)));
  const to = found?.email;
  if (!found || !to) return;
  const token = makeToken();
  await db.transaction(async (tx) => {
    await tx.insert(passwordResets).values({
      userId: found.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + LINK_MS),
      createdAt: now,
    });
    await jobs.enqueue(tx, "send-letter", {
      kind: "password-reset",
      to,
      props: {
        givenNames: found.givenNames,
        link: `${settings.publicUrl}/restauration-du-mot-de-passe/${token}/${encodeURIComponent(to)}`,
      },
    });
  });
}
