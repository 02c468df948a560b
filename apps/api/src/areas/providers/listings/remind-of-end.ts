import { at } from "@jdj/contract/paths/addresses";
import { dateAfter, longDate } from "@jdj/french/dates";
import { and, eq, gt, gte, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { notifyProvider } from "../notices/notify-provider.ts";
import { reminderDays, reminderDue } from "../subscriptions/listing-periods.ts";
import { providerSubscriptions } from "../subscriptions/tables.ts";
import { providers } from "../tables.ts";

const following = alias(providerSubscriptions, "following");

/**
 * Reminds the owners of a listing that ends soon and that nothing continues, as many days before its
 * end as `reminderDays` says. Called every minute; processes that meet at one remind once. Staff
 * withdrew a suspended provider, which is not asked to pay.
 */
export async function remindOfEnd(context: RequestContext): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  const { id, providerId, kind, startedAt, endedAt, endsOn, remindedDays } = providerSubscriptions;
  const rows = await db
    .select({ id, providerId, endsOn, remindedDays })
    .from(providerSubscriptions)
    .innerJoin(providers, eq(providers.id, providerId))
    .where(
      and(
        eq(kind, "listing"),
        isNotNull(startedAt),
        isNull(endedAt),
        isNull(providers.suspendedAt),
        gte(endsOn, today),
        lte(endsOn, dateAfter(today, Math.max(...reminderDays), "days")),
        notExists(
          db
            .select({ one: sql`1` })
            .from(following)
            .where(
              and(
                eq(following.providerId, providerId),
                eq(following.kind, "listing"),
                isNull(following.endedAt),
                gt(following.endsOn, endsOn),
              ),
            ),
        ),
      ),
    );
  for (const row of rows) {
    const due = reminderDue({ ...row, today });
    if (due === null) continue;
    await db.transaction(async (tx) => {
      const [claimed] = await tx
        .update(providerSubscriptions)
        .set({ remindedDays: due })
        .where(
          and(eq(id, row.id), isNull(endedAt), or(isNull(remindedDays), gt(remindedDays, due))),
        )
        .returning({ id });
      if (!claimed) return;
      await notifyProvider({ ...context, db: tx }, row.providerId, {
        kind: "listing-reminder",
        detail: `Dernier jour\u00a0: ${longDate(row.endsOn)}`,
        path: at("proSubscription"),
      });
    });
  }
}
