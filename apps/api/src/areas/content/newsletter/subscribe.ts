import type { Moment } from "../../../world.ts";
import { ceilings } from "../../abuse/ceilings.ts";
import { limits, takeFrom } from "../../accounts/limits/take.ts";
import { askNewsletter } from "./ask-newsletter.ts";

/**
 * Notes who asked and sends the letter that confirms. No answer tells whether somebody is
 * subscribed already.
 */
export async function subscribe(
  moment: Moment,
  asked: { email: string; sex: "M" | "F"; address: string },
): Promise<void> {
  await takeFrom(limits.newsletterAddress, asked.address, moment);
  await takeFrom(limits.newsletter, asked.email.toLowerCase(), moment);
  await takeFrom(ceilings.newsletter, asked.email.toLowerCase(), moment);
  await moment.db.transaction((tx) => askNewsletter({ ...moment, db: tx }, asked));
}
