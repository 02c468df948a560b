import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { newsletterSubscriptions } from "./tables.ts";

/** A second request within ten minutes, as by a double click, sends no second email. */
const EMAIL_MS = 600_000;

function needsEmail(
  known: { askedAt: Date; confirmedAt: Date | null; leftAt: Date | null },
  now: Date,
): boolean {
  if (known.leftAt !== null && known.leftAt >= known.askedAt) return true;
  const isMember = known.confirmedAt !== null;
  return !isMember && now.getTime() - known.askedAt.getTime() >= EMAIL_MS;
}

/**
 * Records within the caller's transaction (`context.db`) that the newsletter was requested, and
 * enqueues the confirmation email. A current subscriber gets none.
 */
export async function requestNewsletter(
  { db, jobs, now }: Pick<RequestContext, "db" | "jobs" | "now">,
  { email, sex }: { email: string; sex: "M" | "F" },
): Promise<void> {
  const [known] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  if (known && !needsEmail(known, now)) return;
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values({ email, sex, askedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { sex, askedAt: now },
    })
    .returning({ id: newsletterSubscriptions.id });
  if (row)
    await jobs.enqueue(db, "send-newsletter-email", {
      kind: "newsletter-confirmation",
      subscriptionId: row.id,
    });
}
