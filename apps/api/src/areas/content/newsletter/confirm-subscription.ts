import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { secretsOf } from "../../../secrets.ts";
import { subscriptionOf } from "./newsletter-link.ts";
import { newsletterSubscriptions } from "./tables.ts";

/** How long the link is valid: seven days. */
const LINK_MS = 7 * 86_400_000;

/**
 * Subscribes by the token of the confirmation email, and enqueues the welcome email with its
 * unsubscribe link. A second click changes nothing.
 * @throws newsletter-link-refused for a foreign, outdated or expired link
 */
export async function confirmSubscription(
  context: RequestContext,
  given: { token: string; address: string },
): Promise<void> {
  const { db, jobs, now, settings } = context;
  await consumeRateLimit(limits.newsletterLink, given.address, context);
  const id = subscriptionOf(secretsOf(settings), "confirm", given.token);
  if (id === null) throw refusal("newsletter-link-refused");
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.id, id))
      .for("update");
    if (!row) throw refusal("newsletter-link-refused");
    if (row.confirmedAt !== null && row.leftAt === null) return;
    const isOutdated = row.leftAt !== null && row.leftAt >= row.askedAt;
    if (isOutdated || now.getTime() > row.askedAt.getTime() + LINK_MS)
      throw refusal("newsletter-link-refused");
    await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, leftAt: null })
      .where(eq(newsletterSubscriptions.id, id));
    await jobs.enqueue(tx, "send-newsletter-email", {
      kind: "newsletter-welcome",
      subscriptionId: id,
    });
  });
}
