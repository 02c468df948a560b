import { owingStatuses } from "@jdj/contract/quotes/quote-state";
import { dateAfter, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { reminderDays, reminderDue } from "../../../instalment-reminder.ts";
import { notifySide } from "../emails/notify-side.ts";
import { quotes } from "../offers/tables.ts";
import { quoteRequests } from "../quote-requests/tables.ts";
import { quoteInstalments } from "./tables.ts";

const newer = alias(quotes, "newer");

/** How many are reminded of at once. */
const MOST = 500;

/**
 * Reminds customers of instalments that are due soon, and on their day: those of accepted quotes that
 * the provider has not noted as received. Processes that meet at one remind once.
 */
export async function remindOfInstalments(context: RequestContext): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  const rows = await db
    .select({ instalment: quoteInstalments, request: quoteRequests })
    .from(quoteInstalments)
    .innerJoin(quotes, eq(quotes.id, quoteInstalments.quoteId))
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotes.requestId))
    .where(
      and(
        isNull(quoteInstalments.receivedAt),
        lte(quoteInstalments.dueOn, dateAfter(today, Math.max(...reminderDays), "days")),
        // One that was reminded of early is due again on its day only.
        or(
          isNull(quoteInstalments.remindedDays),
          and(gt(quoteInstalments.remindedDays, 0), lte(quoteInstalments.dueOn, today)),
        ),
        inArray(quoteRequests.status, [...owingStatuses]),
        notExists(
          db
            .select({ one: sql`1` })
            .from(newer)
            .where(and(eq(newer.requestId, quotes.requestId), sql`${newer.id} > ${quotes.id}`)),
        ),
      ),
    )
    .orderBy(quoteInstalments.dueOn)
    .limit(MOST);
  for (const { instalment, request } of rows) {
    const due = reminderDue(instalment, today);
    if (due === null) continue;
    await db.transaction(async (tx) => {
      const before = quoteInstalments.remindedDays;
      const [claimed] = await tx
        .update(quoteInstalments)
        .set({ remindedDays: due })
        .where(
          and(
            eq(quoteInstalments.id, instalment.id),
            isNull(quoteInstalments.receivedAt),
            or(isNull(before), sql`${before} > ${due}`),
          ),
        )
        .returning({ id: quoteInstalments.id });
      if (!claimed) return;
      await notifySide({ ...context, db: tx }, request, "customer", {
        kind: "instalment-due",
        detail: `${fcfa(instalment.amountFcfa)} le ${longDate(instalment.dueOn)}`,
      });
    });
  }
}
