import { at } from "@jdj/contract/paths/addresses";
import { dateAfter, longDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { and, asc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { nameForStrangers } from "../abuse/name-for-strangers.ts";
import { raiseNotice } from "../identity/notices/raise-notice.ts";
import { customers, users } from "../identity/users/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { readersOf } from "../notebook/sharing/event-readers.ts";
import { eventMembers } from "../notebook/sharing/tables.ts";
import { civilReminderDue, lastDayOfDeposit } from "./deadlines.ts";
import { presentPaper } from "./present.ts";
import { findWeddingDay, listFilePapers, type StoredFile } from "./queries.ts";
import { civilFiles } from "./tables.ts";

/** How many files are looked at by one statement. */
const BATCH = 500;

type EventOfFile = typeof events.$inferSelect;

/**
 * Looks at every open file once a day, and reminds the owners of its event, who are the couple, before
 * the last day of deposit and the day after it: on their page of notices, and at their proven addresses
 * unless emails are closed. Processes that meet at one remind once.
 */
export async function remindOfFiles(context: RequestContext): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  for (;;) {
    const due = await db
      .select({ eventId: civilFiles.eventId })
      .from(civilFiles)
      .where(and(isNull(civilFiles.depositedOn), lte(civilFiles.nextCheckOn, today)))
      .orderBy(asc(civilFiles.nextCheckOn))
      .limit(BATCH);
    for (const { eventId } of due)
      await db.transaction((tx) => lookAt({ ...context, db: tx }, eventId));
    if (due.length < BATCH) return;
  }
}

/** Takes a file for today; undefined when another process did, or it was deposited meanwhile. */
async function claim(
  tx: Database,
  eventId: number,
  today: string,
): Promise<StoredFile | undefined> {
  const [file] = await tx
    .update(civilFiles)
    .set({ nextCheckOn: dateAfter(today, 1, "days") })
    .where(
      and(
        eq(civilFiles.eventId, eventId),
        isNull(civilFiles.depositedOn),
        lte(civilFiles.nextCheckOn, today),
      ),
    )
    .returning();
  return file;
}

async function lookAt(context: RequestContext, eventId: number): Promise<void> {
  const { db, now } = context;
  const today = calendarDate(now);
  const file = await claim(db, eventId, today);
  if (!file) return;
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), isNull(events.deletedAt), isNull(events.cancelledAt)));
  if (!event) return;
  const wedding = await findWeddingDay(db, event);
  // Days counted from a date that is not sure would frighten for nothing.
  if (!wedding?.weddingOn || wedding.isApproximate) return;
  const before = { step: file.remindedStep, lastDay: file.remindedFor };
  const step = civilReminderDue(wedding.weddingOn, before, today);
  if (step === null) return;
  const lastDay = lastDayOfDeposit(wedding.weddingOn);
  await db
    .update(civilFiles)
    .set({ remindedStep: step, remindedFor: lastDay })
    .where(eq(civilFiles.eventId, eventId));
  const papers = (await listFilePapers(db, eventId)).map((paper) =>
    presentPaper(paper, wedding.weddingOn, null),
  );
  const missing = papers.filter(({ is_ready: isReady }) => !isReady).length;
  await tell(context, event, { lastDay, step, missing });
}

async function tell(
  context: RequestContext,
  event: EventOfFile,
  { lastDay, step, missing }: { lastDay: string; step: number; missing: number },
): Promise<void> {
  const { db, settings } = context;
  const left =
    missing === 0 ? "toutes les pièces sont là" : `${count(missing, "pièce")} encore à réunir`;
  const isPassed = step < 0;
  const day = longDate(lastDay);
  const when = isPassed ? `Le dernier jour était le ${day}` : `À déposer au plus tard le ${day}`;
  await raiseNotice(context, readersOf(event.id, "private:read"), {
    ...{ kind: "deadline", who: "Dossier de mairie", path: at("civilFile"), eventId: event.id },
    title: isPassed
      ? "Dossier de mairie\u00a0: le délai de dépôt est passé"
      : `Dossier de mairie à déposer avant le ${day}`,
    text: `${when}\u00a0: ${left} · ${event.name}`,
    sourceId: `civil-file-${event.id}-${lastDay}-${step}`,
  });
  if (settings.closedServices.includes("mail")) return;
  const link = `${settings.publicUrl}${at("letterLink", { eventId: event.id, section: "dossier" })}`;
  const detail = `${when}\u00a0: ${left} · ${nameForStrangers(event.name, "Votre mariage")}`;
  for (const to of await listOwners(db, event.id))
    await context.jobs.enqueue(db, "send-email", {
      ...{ kind: isPassed ? "civil-file-late" : "civil-file-due", to },
      props: { link, detail },
    });
}

/** The proven addresses of the owners of an event. */
async function listOwners(tx: Database, eventId: number): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(eventMembers)
    .innerJoin(customers, eq(customers.id, eventMembers.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(
      and(
        eq(eventMembers.eventId, eventId),
        inArray(eventMembers.role, ["owner"]),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}
