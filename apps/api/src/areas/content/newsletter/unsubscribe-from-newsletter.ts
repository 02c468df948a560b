import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { secretsOf } from "../../../secrets.ts";
import { subscriptionOf } from "./newsletter-link.ts";
import { newsletterSubscriptions } from "./tables.ts";

/**
 * Unsubscribes by the token that every newsletter email carries; it never expires.
 * @throws newsletter-link-refused for a foreign link
 */
export async function unsubscribeFromNewsletter(
  context: RequestContext,
  given: { token: string; address: string },
): Promise<void> {
  const { db, now, settings } = context;
  await consumeRateLimit(limits.newsletterLink, given.address, context);
  const id = subscriptionOf(secretsOf(settings), "leave", given.token);
  if (id === null) throw refusal("newsletter-link-refused");
  await db
    .update(newsletterSubscriptions)
    .set({ leftAt: now })
    .where(and(eq(newsletterSubscriptions.id, id), isNull(newsletterSubscriptions.leftAt)));
}
