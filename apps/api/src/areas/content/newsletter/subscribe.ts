import { eq } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { limits, takeFrom } from "../../accounts/limits/take.ts";
import { newsletterSubscriptions } from "./tables.ts";

/** Asked again within ten minutes, as a double press does, the letter is on its way already. */
const LETTER_MS = 600_000;

function needsLetter(
  known: { askedAt: Date; confirmedAt: Date | null; leftAt: Date | null },
  now: Date,
): boolean {
  if (known.leftAt !== null && known.leftAt >= known.askedAt) return true;
  const isMember = known.confirmedAt !== null;
  return !isMember && now.getTime() - known.askedAt.getTime() >= LETTER_MS;
}

/**
 * Notes who asked and sends the letter that confirms. Somebody who is subscribed already gets
 * none, and no answer tells the difference.
 */
export async function subscribe(
  moment: Moment,
  asked: { email: string; sex: "M" | "F"; address: string },
): Promise<void> {
  const { db, jobs, now } = moment;
  await takeFrom(limits.newsletterAddress, asked.address, moment);
  await takeFrom(limits.newsletter, asked.email.toLowerCase(), moment);
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, asked.email));
    if (known && !needsLetter(known, now)) return;
    const [row] = await tx
      .insert(newsletterSubscriptions)
      .values({ email: asked.email, sex: asked.sex, askedAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: { sex: asked.sex, askedAt: now },
      })
      .returning({ id: newsletterSubscriptions.id });
    if (row) {
      await jobs.enqueue(tx, "send-newsletter-letter", {
        kind: "newsletter-confirmation",
        subscriptionId: row.id,
      });
    }
  });
}
