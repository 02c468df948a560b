import { and, eq, inArray } from "drizzle-orm";
import { type AppContext, calendarDate } from "../../src/app-context.ts";
import { contributionCash } from "../../src/areas/contributions/cash/tables.ts";
import { contributionPayments } from "../../src/areas/contributions/mobile-money/tables.ts";
import {
  contributionRegisters,
  contributors,
} from "../../src/areas/contributions/register/tables.ts";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { contributionPayment } from "../../src/areas/ledger/entries/moves.ts";
import { recordTransaction } from "../../src/areas/ledger/entries/record-transaction.ts";
import { makeLinkToken } from "../../src/crypto/token.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";
import { type DemoContributor, demoContributors } from "./contributors.ts";

/** The address of one of them in the demonstration, so that it can be opened by hand. */
const DEMO_CONTRIBUTION_TOKEN = "cotisat10nexemp1";

interface Member {
  id: number;
  name: string;
}
type Members = Record<"owner" | "treasurer", Member>;

async function findMembers(db: Database): Promise<Members | null> {
  const emails = [cast.customer.email, cast.treasurer.email];
  const rows = await db
    .select({ id: customers.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(and(inArray(users.email, emails), eq(users.role, "CUSTOMER")));
  const owner = rows.find(({ email }) => email === cast.customer.email);
  const treasurer = rows.find(({ email }) => email === cast.treasurer.email);
  return owner && treasurer ? { owner, treasurer } : null;
}

/** Writes the register of the couple's contributions once: twelve people in four groups. */
export async function writeDemoContributions({ db, clock }: AppContext): Promise<void> {
  const event = await findDemoWedding(db);
  const members = await findMembers(db);
  if (event === null || members === null) return;
  const base = baseDay(calendarDate(clock()));
  await db.transaction(async (tx) => {
    const [register] = await tx
      .insert(contributionRegisters)
      .values({ eventId: event.id, createdAt: instantOn(addDays(base, -70), "19:30") })
      .onConflictDoNothing()
      .returning();
    if (!register) return;
    for (const [place, person] of demoContributors.entries()) {
      const id = await writePerson(tx, event.id, base, { place, person });
      await writeCash(tx, id, base, { person, members });
      await writeMobile(tx, { contributorId: id, eventId: event.id }, base, person);
    }
  });
}

async function writePerson(
  tx: Database,
  eventId: number,
  base: string,
  { place, person }: { place: number; person: DemoContributor },
): Promise<number> {
  const { name, group, pledgedFcfa, note = null, reminded } = person;
  const [row] = await tx
    .insert(contributors)
    .values({
      ...{ eventId, name, groupName: group, pledgedFcfa, note },
      // The range +225 00 is not given out.
      phone: `+2250000008${String(place + 10).padStart(3, "0")}`,
      token: place === 0 ? DEMO_CONTRIBUTION_TOKEN : makeLinkToken(),
      remindedAt: reminded === undefined ? null : instantOn(addDays(base, -reminded), "18:05"),
      createdAt: instantOn(addDays(base, -70), "19:40"),
    })
    .returning({ id: contributors.id });
  if (!row) throw new Error("The contributor was not written");
  return row.id;
}

async function writeCash(
  tx: Database,
  contributorId: number,
  base: string,
  { person, members }: { person: DemoContributor; members: Members },
): Promise<void> {
  for (const { amountFcfa, daysAgo, holder, state = "confirmed", ...said } of person.cash ?? []) {
    const other = members[holder === "owner" ? "treasurer" : "owner"];
    const isAnswered = state !== "waiting";
    await tx.insert(contributionCash).values({
      ...{ contributorId, amountFcfa, state, paidOn: addDays(base, -daysAgo) },
      ...{ note: said.note ?? null, reason: said.reason ?? null },
      ...{ recordedBy: members[holder].id, recordedName: members[holder].name },
      decidedBy: isAnswered ? other.id : null,
      decidedName: isAnswered ? other.name : null,
      decidedAt: isAnswered ? instantOn(addDays(base, -daysAgo), "21:15") : null,
      createdAt: instantOn(addDays(base, -daysAgo), "18:20"),
    });
  }
}

async function writeMobile(
  tx: Database,
  { contributorId, eventId }: { contributorId: number; eventId: number },
  base: string,
  person: DemoContributor,
): Promise<void> {
  for (const [amountFcfa, daysAgo] of person.mobile ?? []) {
    const day = addDays(base, -daysAgo);
    await writeDemoPayment(tx, { contributorId, eventId }, { amountFcfa, day });
  }
}

/** A contribution by mobile money at noon of a day, with its entry in the ledger. */
export async function writeDemoPayment(
  tx: Database,
  { contributorId, eventId }: { contributorId: number; eventId: number },
  { amountFcfa, day }: { amountFcfa: number; day: string },
): Promise<void> {
  const paidAt = instantOn(day, "12:40");
  const [row] = await tx
    .insert(contributionPayments)
    .values({ contributorId, amountFcfa, state: "paid", paidAt, createdAt: paidAt })
    .returning({ id: contributionPayments.id });
  if (!row) throw new Error("The contribution was not written");
  await recordTransaction(tx, {
    key: `contribution:${row.id}:payment`,
    kind: "payment",
    subject: { kind: "contribution", id: row.id },
    entries: contributionPayment(eventId, amountFcfa),
    now: paidAt,
  });
}
