import { eq } from "drizzle-orm";
import { type AppContext, calendarDate } from "../src/app-context.ts";
import { writeAccount } from "../src/areas/accounts/registration/write-account.ts";
import { staffActivations, staffMembers } from "../src/areas/identity/staff/tables.ts";
import { customers, users } from "../src/areas/identity/users/tables.ts";
import { listEventTypes } from "../src/areas/notebook/events/queries.ts";
import { events } from "../src/areas/notebook/events/tables.ts";
import { eventMembers } from "../src/areas/notebook/sharing/tables.ts";
import { addStaff } from "../src/areas/staff/team/add-staff.ts";
import { DEMO_PASSWORD, hashPassword } from "../src/crypto/password.ts";
import type { Database } from "../src/database/connect.ts";
import { cast } from "./cast.ts";
import { baseDay, weddingDay } from "./couple/base-day.ts";
import { pastContext } from "./couple/past-context.ts";

type Person =
  | typeof cast.customer
  | typeof cast.incomplete
  | typeof cast.provider
  | typeof cast.treasurer;

/** Whether an account of this address exists. */
export async function isKnown(db: Database, email: string): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found !== undefined;
}

/** Writes the accounts of the demonstration, all or none: their addresses count as proven. */
export async function writeAccounts(app: AppContext): Promise<void> {
  const passwordHash = await hashPassword(
    app.settings.passwordCost,
    DEMO_PASSWORD,
    "demonstration",
  );
  await app.db.transaction(async (tx) => {
    await register(app, tx, cast.customer, passwordHash);
    const incomplete = await register(app, tx, cast.incomplete, passwordHash);
    // As the former site left it: neither birth date nor event date.
    await tx.update(customers).set({ dob: null }).where(eq(customers.id, incomplete));
    await tx.update(events).set({ weddingDate: null }).where(eq(events.customerId, incomplete));
    const treasurer = await register(app, tx, cast.treasurer, passwordHash);
    // She works on the couple's notebook only.
    await tx.delete(eventMembers).where(eq(eventMembers.customerId, treasurer));
    await tx.delete(events).where(eq(events.customerId, treasurer));
    await register(app, tx, cast.provider, passwordHash);
  });
}

/** Writes the demonstration's member of staff, an admin whose account is set up. */
export async function writeDemoStaff(app: AppContext): Promise<void> {
  const now = app.clock();
  const { role: _, ...person } = cast.staff;
  const passwordHash = await hashPassword(
    app.settings.passwordCost,
    DEMO_PASSWORD,
    "demonstration",
  );
  await app.db.transaction(async (tx) => {
    const setup = { db: tx, now, settings: app.settings };
    const author = { id: null, name: "demonstration" };
    const { id } = await addStaff(setup, author, { ...person, role: "admin" });
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await tx.update(staffMembers).set({ activatedAt: now }).where(eq(staffMembers.userId, id));
    await tx.update(staffActivations).set({ closedAt: now }).where(eq(staffActivations.userId, id));
  });
}

/** Registers one person. @returns their customer's number; 0 for a provider */
async function register(
  app: AppContext,
  tx: Database,
  person: Person,
  passwordHash: string,
): Promise<number> {
  const now = app.clock();
  const [type] = await listEventTypes(tx);
  if (!type) throw new Error("There is no type of event");
  const fields = {
    type: person === cast.provider ? ("provider" as const) : ("customer" as const),
    last_name: person.lastName,
    given_names: person.givenNames,
    civility: person.civility,
    dob: person.dob,
    event_type_id: type.id,
    wedding_date_precision: "exact" as const,
    wedding_date: weddingDay(baseDay(calendarDate(now))),
    terms: true as const,
    newsletter: false,
  };
  const { customerId } = await writeAccount(pastContext(app, tx, now), fields, {
    email: person.email,
    phone: "phone" in person ? person.phone : null,
    passwordHash,
    emailVerifiedAt: now,
    phoneVerifiedAt: null,
  });
  return customerId ?? 0;
}
