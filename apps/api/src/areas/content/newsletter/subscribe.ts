import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { requestNewsletter } from "./request-newsletter.ts";

/**
 * Records the request and enqueues the confirmation email. The answer does not reveal whether the
 * address is already subscribed.
 */
export async function subscribe(
  context: RequestContext,
  asked: { email: string; sex: "M" | "F"; address: string },
): Promise<void> {
  await consumeRateLimit(limits.newsletterAddress, asked.address, context);
  await consumeRateLimit(limits.newsletter, asked.email.toLowerCase(), context);
  await consumeRateLimit(ceilings.newsletter, asked.email.toLowerCase(), context);
  await context.db.transaction((tx) => requestNewsletter({ ...context, db: tx }, asked));
}
