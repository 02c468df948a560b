import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import type { Moment } from "../../../world.ts";
import { ceilings } from "../../abuse/ceilings.ts";
import { askNewsletter } from "./ask-newsletter.ts";

/**
 * Notes who asked and sends the letter that confirms. No answer tells whether somebody is
 * subscribed already.
 */
export async function subscribe(
  moment: Moment,
  asked: { email: string; sex: "M" | "F"; address: string },
): Promise<void> {
  await consumeRateLimit(limits.newsletterAddress, asked.address, moment);
  await consumeRateLimit(limits.newsletter, asked.email.toLowerCase(), moment);
  await consumeRateLimit(ceilings.newsletter, asked.email.toLowerCase(), moment);
  await moment.db.transaction((tx) => askNewsletter({ ...moment, db: tx }, asked));
}
