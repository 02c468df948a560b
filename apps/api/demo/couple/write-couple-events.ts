import { eventTitle } from "@jdj/contract/notebook/event-title";
import { and, eq, inArray } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { eventTypes } from "../../src/areas/notebook/event-types/tables.ts";
import { createEvent } from "../../src/areas/notebook/events/create-event.ts";
import { events } from "../../src/areas/notebook/events/tables.ts";
import { chooseCurrentEvent } from "../../src/areas/notebook/sharing/choose-current-event.ts";
import { eventMembers } from "../../src/areas/notebook/sharing/tables.ts";
import { demonstrationEvents } from "../../src/areas/tour/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { addDays, baseDay, instantOn, weddingDay } from "./base-day.ts";
import { pastContext } from "./past-context.ts";
import { storePortraits } from "./portrait-files.ts";
import { storeReceipts } from "./receipt-files.ts";
import { writeCashBook } from "./write-cash-book.ts";
import { writeChristening } from "./write-christening.ts";
import { writeCivilFile } from "./write-civil-file.ts";
import { writeDowry } from "./write-dowry.ts";
import type { DemoEvent } from "./write-notebook.ts";
import { writeWedding } from "./write-wedding.ts";

/** Days before the wedding on which its notebook was opened: a year, so that no proposal is squeezed. */
const OPENED_DAYS = 366;

/** The Sunday of the christening, in days from the base. */
const CHRISTENING_DAYS = -36;

const weddingDetails = {
  name: "Mariage d’Awa et Yann",
  description: "Un jardin, des lampions, deux familles et du pagne tissé.",
  // A seed whose colours are those that the couple chose.
  seed: "awa-yann",
};

const christeningDetails = {
  name: "Baptême de Maëlle",
  description: "Notre filleule entre dans la famille de l’Église.",
  seed: "maelle-2",
};

/** Whether the notebooks of the demonstration were written. */
export async function hasCoupleEvents(db: Database): Promise<boolean> {
  const [found] = await db.select().from(demonstrationEvents).limit(1);
  return found !== undefined;
}

/**
 * Writes everything that the demonstration's couple has done, in one transaction: their wedding and
 * the christening that is over. Their account and its first event exist.
 */
export async function writeCoupleEvents(app: AppContext): Promise<void> {
  const base = baseDay(calendarDate(app.clock()));
  const couple = await findOwner(app.db, cast.customer.email);
  const files = await storePortraits(app, couple.customerId);
  const receipts = await storeReceipts(app, couple.customerId);
  await app.db.transaction(async (tx) => {
    const wedding = await openWedding(tx, couple, base);
    await writeWedding(app, tx, wedding, { base, files });
    await writeCashBook(tx, wedding, { base, receipts });
    await writeCivilFile(tx, wedding, base);
    await writeDowry(tx, wedding, base);
    const christening = await openChristening(app, tx, couple, base);
    await writeChristening(app, tx, christening);
    await shareWithTreasurer(tx, wedding);
    await tx.insert(demonstrationEvents).values([
      { eventId: wedding.id, isToured: false, basedOn: base },
      { eventId: christening.id, isToured: false, basedOn: base },
    ]);
  });
}

/** The customer's number and first event of an account. */
async function findOwner(db: Database, email: string) {
  const [found] = await db
    .select({ customerId: customers.id, eventId: events.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .innerJoin(events, eq(events.customerId, customers.id))
    .where(eq(users.email, email))
    .orderBy(events.id)
    .limit(1);
  if (!found) throw new Error(`${email} has no event`);
  return found;
}

/** Makes the first event of an account the demonstration's wedding. */
export async function openWedding(
  tx: Database,
  { eventId }: { eventId: number },
  base: string,
): Promise<DemoEvent> {
  const weddingDate = weddingDay(base);
  const createdAt = instantOn(addDays(weddingDate, -OPENED_DAYS), "20:10");
  const [event] = await tx
    .update(events)
    .set({ ...weddingDetails, weddingDate, createdAt })
    .where(eq(events.id, eventId))
    .returning();
  if (!event) throw new Error("The wedding is gone");
  const { id, customerId, eventTypeId } = event;
  await tx.update(customers).set({ createdAt }).where(eq(customers.id, customerId));
  return { id, customerId, eventTypeId, weddingDate, createdAt };
}

async function openChristening(
  app: AppContext,
  tx: Database,
  { customerId }: { customerId: number },
  base: string,
): Promise<DemoEvent> {
  const [type] = await tx.select().from(eventTypes).where(eq(eventTypes.code, "christening"));
  if (!type) throw new Error("There is no christening among the types of event");
  const weddingDate = addDays(base, CHRISTENING_DAYS);
  const createdAt = instantOn(addDays(weddingDate, -152), "21:00");
  const { name, description, seed } = christeningDetails;
  const { id } = await createEvent(pastContext(app, tx, createdAt), {
    customerId,
    eventTypeId: type.id,
    name: eventTitle(name),
    description,
    weddingDate,
  });
  await tx.update(events).set({ seed }).where(eq(events.id, id));
  return { id, customerId, eventTypeId: type.id, weddingDate, createdAt };
}

/** The committee's treasurer keeps the couple's budget with them. */
async function shareWithTreasurer(tx: Database, { id, createdAt }: DemoEvent): Promise<void> {
  const emails = [cast.treasurer.email];
  const [treasurer] = await tx
    .select({ customerId: customers.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(and(inArray(users.email, emails), eq(users.role, "CUSTOMER")));
  if (!treasurer) throw new Error("The treasurer has no account");
  const { customerId } = treasurer;
  await tx.insert(eventMembers).values({ eventId: id, customerId, role: "treasurer", createdAt });
  await chooseCurrentEvent(tx, customerId, id);
}
