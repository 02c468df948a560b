import { and, eq, isNull } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { writeAccount } from "../../src/areas/accounts/registration/write-account.ts";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { listEventTypes } from "../../src/areas/notebook/events/queries.ts";
import { events } from "../../src/areas/notebook/events/tables.ts";
import { demonstrationEvents } from "../../src/areas/tour/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { baseDay, weddingDay } from "./base-day.ts";
import { pastContext } from "./past-context.ts";
import { storePortraits } from "./portrait-files.ts";
import { openWedding } from "./write-couple-events.ts";
import { writeWedding } from "./write-wedding.ts";

/** Whether the tour shows a notebook that nobody can open. */
async function hasCopy(db: Database): Promise<boolean> {
  const [toured] = await db
    .select({ email: users.email })
    .from(demonstrationEvents)
    .innerJoin(events, eq(events.id, demonstrationEvents.eventId))
    .innerJoin(customers, eq(customers.id, events.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(demonstrationEvents.isToured, true));
  return toured !== undefined && toured.email === null;
}

/** The first event of the account of the tour, which an interrupted load may have left; null without one. */
async function findTourEvent(db: Database) {
  const [found] = await db
    .select({ eventId: events.id, customerId: customers.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .innerJoin(events, eq(events.customerId, customers.id))
    .where(and(isNull(users.email), isNull(users.phone), isNull(users.passwordHash)))
    .limit(1);
  return found ?? null;
}

/** Writes an account into which nobody gets: it has neither address, number nor password. */
async function writeClosedAccount(app: AppContext): Promise<void> {
  const now = app.clock();
  const [type] = await listEventTypes(app.db);
  if (!type) throw new Error("There is no type of event");
  const { lastName, givenNames, civility, dob } = cast.customer;
  const fields = {
    type: "customer" as const,
    last_name: lastName,
    given_names: givenNames,
    civility,
    dob,
    event_type_id: type.id,
    wedding_date_precision: "exact" as const,
    wedding_date: weddingDay(baseDay(calendarDate(now))),
    terms: true as const,
    newsletter: false,
  };
  await app.db.transaction((tx) =>
    writeAccount(pastContext(app, tx, now), fields, {
      email: null,
      phone: null,
      passwordHash: null,
      emailVerifiedAt: now,
      phoneVerifiedAt: null,
    }),
  );
}

/**
 * Writes the wedding once more for the public tour, once. It belongs to a closed account: what
 * visitors type into the demonstration's own notebook is not shown to strangers.
 */
export async function writeTour(app: AppContext): Promise<void> {
  if (await hasCopy(app.db)) return;
  if ((await findTourEvent(app.db)) === null) await writeClosedAccount(app);
  const event = await findTourEvent(app.db);
  if (!event) throw new Error("The account of the tour has no event");
  const base = baseDay(calendarDate(app.clock()));
  const files = await storePortraits(app, event.customerId);
  await app.db.transaction(async (tx) => {
    const wedding = await openWedding(tx, event, base);
    await writeWedding(app, tx, wedding, { base, files });
    await tx
      .update(demonstrationEvents)
      .set({ isToured: false })
      .where(eq(demonstrationEvents.isToured, true));
    await tx
      .insert(demonstrationEvents)
      .values({ eventId: wedding.id, isToured: true, basedOn: base });
  });
}
