import { at } from "@jdj/contract/paths/addresses";
import { dateAfter, longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { reminderDays, reminderDue } from "../../../instalment-reminder.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { raiseNotice } from "../../identity/notices/raise-notice.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { budgetLines, eventBudgetLines } from "../budget/tables.ts";
import { events } from "../events/tables.ts";
import { readersOf } from "../sharing/event-readers.ts";
import { eventMembers } from "../sharing/tables.ts";
import { cashBookEntries } from "./tables.ts";

/** How many are reminded of at once. */
const MOST = 500;

/**
 * Reminds the owners and treasurers of an event of payments that are due soon, and on their day: on
 * their page of notices, and at their proven addresses unless emails are closed; of a private line its
 * owners alone. Both lead to the payment. Processes that meet at one remind once.
 */
export async function remindOfPayments(context: RequestContext): Promise<void> {
  const { db, now, settings } = context;
  const today = calendarDate(now);
  const rows = await db
    .select({
      entry: cashBookEntries,
      line: budgetLines.content,
      event: events.name,
      isPrivate: eventBudgetLines.isPrivate,
    })
    .from(cashBookEntries)
    .innerJoin(events, eq(events.id, cashBookEntries.eventId))
    .innerJoin(budgetLines, eq(budgetLines.id, cashBookEntries.lineId))
    .leftJoin(
      eventBudgetLines,
      and(
        eq(eventBudgetLines.eventId, cashBookEntries.eventId),
        eq(eventBudgetLines.lineId, cashBookEntries.lineId),
      ),
    )
    .where(
      and(
        isNull(cashBookEntries.paidOn),
        lte(cashBookEntries.dueOn, dateAfter(today, Math.max(...reminderDays), "days")),
        // One that was reminded of early is due again on its day only.
        or(
          isNull(cashBookEntries.remindedDays),
          and(gt(cashBookEntries.remindedDays, 0), lte(cashBookEntries.dueOn, today)),
        ),
        isNull(events.deletedAt),
        isNull(events.cancelledAt),
      ),
    )
    .orderBy(cashBookEntries.dueOn)
    .limit(MOST);
  for (const { entry, line, event, isPrivate } of rows) {
    const { id, eventId, dueOn, amountFcfa } = entry;
    const due = dueOn === null ? null : reminderDue({ ...entry, dueOn }, today);
    if (dueOn === null || due === null) continue;
    const owed = `${fcfa(amountFcfa)} le ${longDate(dueOn)}`;
    const detail = `${nameForStrangers(line, "Un poste de votre budget")} · ${owed} · ${nameForStrangers(event, "Votre événement")}`;
    const place = `?paiement=${id}#paiement-${id}`;
    await db.transaction(async (tx) => {
      if (!(await claim(tx, id, due))) return;
      const inside = { ...context, db: tx };
      // Needs that only owners have, and only owners and treasurers.
      await raiseNotice(inside, readersOf(eventId, isPrivate ? "private:read" : "money:write"), {
        ...{ kind: "deadline", title: `À payer\u00a0: ${line}`, text: `${owed} · ${event}` },
        ...{
          who: line,
          path: at("cashBook") + place,
          eventId,
          sourceId: `cash-book-${id}-${dueOn}-${due}`,
        },
      });
      if (settings.closedServices.includes("mail")) return;
      for (const to of await listReaders(tx, eventId, isPrivate === true))
        await context.jobs.enqueue(tx, "send-email", {
          kind: "payment-due",
          to,
          // A notice chooses the event when it is opened; so does this address.
          props: {
            link: `${settings.publicUrl}${at("letterLink", { eventId, section: "caisse" })}${place}`,
            detail,
          },
        });
    });
  }
}

/** Notes that an entry is reminded of; false when another process did, or it was paid meanwhile. */
async function claim(tx: Database, id: number, due: number): Promise<boolean> {
  const before = cashBookEntries.remindedDays;
  const claimed = await tx
    .update(cashBookEntries)
    .set({ remindedDays: due })
    .where(
      and(
        eq(cashBookEntries.id, id),
        isNull(cashBookEntries.paidOn),
        or(isNull(before), sql`${before} > ${due}`),
      ),
    )
    .returning({ id: cashBookEntries.id });
  return claimed.length > 0;
}

/** The proven addresses of those who answer for the money of an event. */
async function listReaders(tx: Database, eventId: number, isPrivate: boolean): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(eventMembers)
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(
      and(
        eq(eventMembers.eventId, eventId),
        inArray(eventMembers.role, isPrivate ? ["owner"] : ["owner", "treasurer"]),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}
