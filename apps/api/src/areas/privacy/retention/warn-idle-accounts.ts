import { at } from "@jdj/contract/paths/addresses";
import { longDate, shortDate } from "@jdj/french/dates";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { daysAgo, monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { customers, users } from "../../identity/users/tables.ts";

/**
 * Warns those who have not signed in for three years, by email, else by SMS, with the date of
 * erasure. The message and the note of it are written in one transaction: nobody is erased without
 * a warning.
 * @returns the number of people warned
 */
export async function warnIdleAccounts({
  db,
  jobs,
  now,
  settings,
}: RequestContext): Promise<number> {
  const idle = await db
    .select({ id: users.id, email: users.email, phone: users.phone, givenNames: users.givenNames })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(
      and(
        isNull(customers.archivedAt),
        isNull(users.warnedIdleAt),
        lt(
          sql`coalesce(${users.lastSignedInAt}, ${users.createdAt})`,
          monthsAgo(now, retentionPeriods.idleAccountYears * 12),
        ),
      ),
    );
  const link = settings.publicUrl + at("signIn");
  const until = calendarDate(daysAgo(now, -retentionPeriods.warnedAccountDays));
  const hasMail = !settings.closedServices.includes("mail");
  const hasSms = !settings.closedServices.includes("sms");
  let warned = 0;
  for (const { id, email, phone, givenNames } of idle) {
    // Whoever cannot be warned is not erased; the next run looks at them again.
    if (!(hasMail && email !== null) && !(hasSms && phone !== null)) continue;
    warned += 1;
    await db.transaction(async (tx) => {
      if (hasMail && email !== null)
        await jobs.enqueue(tx, "send-email", {
          kind: "idle-account",
          to: email,
          props: { givenNames, link, until: longDate(until) },
        });
      else if (phone !== null)
        await jobs.enqueue(tx, "send-short-message", {
          kind: "idle-account",
          to: phone,
          text: idleSms(settings.brand, shortDate(until), link),
        });
      await tx.update(users).set({ warnedIdleAt: now }).where(eq(users.id, id));
    });
  }
  return warned;
}

/** The SMS to who has only a phone. @param until « 26/11/2026 » */
export function idleSms(brand: string, until: string, link: string): string {
  return `${brand} : sans connexion avant le ${until}, votre compte et votre carnet seront effacés. Pour les garder : ${link}`;
}
