import { refusal } from "@jdj/contract/glue/refusals";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Moment } from "../../../world.ts";
import { askNewsletter } from "../../content/newsletter/ask-newsletter.ts";
import { limits, takeFrom } from "../limits/take.ts";
import { hashToken } from "../sessions/token.ts";
import { customers, users } from "../users/tables.ts";
import { emailVerifications } from "./tables.ts";

/**
 * Proves an address by the token of its letter. A second click on the same link, while the
 * address is still the account's and proven, is no fault: mail scanners open links too. Who wished for the newsletter before they had an address
 * is then sent its letter.
 * @throws activation-refused for an unknown, expired or outdated link
 */
export async function verifyEmail(
  moment: Moment,
  given: { token: string; email: string; address: string },
): Promise<void> {
  const { db, now } = moment;
  await takeFrom(limits.verify, given.address, moment);
  await db.transaction(async (tx) => {
    const [link] = await tx
      .select({
        id: emailVerifications.id,
        usedAt: emailVerifications.usedAt,
        user: users,
        civility: customers.civility,
      })
      .from(emailVerifications)
      .innerJoin(
        users,
        and(eq(users.id, emailVerifications.userId), eq(users.email, emailVerifications.email)),
      )
      .leftJoin(customers, eq(customers.userId, users.id))
      .where(
        and(
          eq(emailVerifications.tokenHash, hashToken(given.token)),
          eq(emailVerifications.email, given.email),
          gt(emailVerifications.expiresAt, now),
        ),
      );
    if (!link) throw refusal("activation-refused");
    if (link.usedAt !== null && link.user.emailVerifiedAt !== null) return;
    const [spent] = await tx
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(and(eq(emailVerifications.id, link.id), isNull(emailVerifications.usedAt)))
      .returning({ id: emailVerifications.id });
    if (!spent) throw refusal("activation-refused");
    await tx
      .update(users)
      .set({ emailVerifiedAt: now, wantsNewsletter: false })
      .where(eq(users.id, link.user.id));
    if (link.user.wantsNewsletter)
      await askNewsletter(
        { ...moment, db: tx },
        { email: given.email, sex: link.civility === "M" ? "M" : "F" },
      );
  });
}
