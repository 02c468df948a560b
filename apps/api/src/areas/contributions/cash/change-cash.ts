import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { cashMachine } from "@jdj/contract/contributions/contribution-states";
import { contributionMessages, sameCash } from "@jdj/contract/contributions/messages";
import { fcfa } from "@jdj/french/money";
import { and, asc, eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { findContributor, lockOpenRegister, type StoredCash } from "../register/queries.ts";
import { contributors } from "../register/tables.ts";
import { contributionCash } from "./tables.ts";

/** The most times that cash of one contributor is noted. */
const MOST_CASH = 100;

/** A member of the notebook, with the name that stays in the register. */
export interface RegisterMember {
  customerId: number;
  name: string;
}

/** Cash as the form sends it. */
export interface CashForm {
  amount: number;
  paid_on: string;
  note: string | null;
  /** Whether it is another one than the same that was noted before. */
  again: boolean;
}

type Context = Pick<RequestContext, "db" | "now">;

/**
 * Notes cash that a member holds: it waits for a second person's word. Two presses, and two members who
 * note the same at once, are asked whether it is another one.
 * @throws not-found; register-closed (409); 422 for a day to come, past 100, and at `again` for the same
 */
export async function recordCash(
  { db, now }: Context,
  event: EventWithType,
  { contributorId, member }: { contributorId: number; member: RegisterMember },
  { amount, paid_on: paidOn, note, again }: CashForm,
): Promise<void> {
  if (paidOn > calendarDate(now))
    throw fieldRefusal({ paid_on: [contributionMessages.dateInFuture] });
  await db.transaction(async (tx) => {
    await lockOpenRegister(tx, event);
    await findContributor(tx, event.id, contributorId);
    const noted = await tx
      .select()
      .from(contributionCash)
      .where(eq(contributionCash.contributorId, contributorId))
      .orderBy(asc(contributionCash.id));
    if (noted.length >= MOST_CASH) throw fieldRefusal({ amount: [contributionMessages.cashFull] });
    const same = noted.find(
      (one) =>
        one.amountFcfa === amount &&
        one.paidOn === paidOn &&
        (one.state === "waiting" || one.state === "confirmed"),
    );
    if (same && !again) throw fieldRefusal({ again: [sameCash(same.recordedName, fcfa(amount))] });
    await tx.insert(contributionCash).values({
      ...{ contributorId, amountFcfa: amount, paidOn, note, createdAt: now },
      ...{ recordedBy: member.customerId, recordedName: member.name },
    });
  });
}

async function findCash(tx: Database, eventId: number, id: number): Promise<StoredCash> {
  const [row] = await tx
    .select({ cash: contributionCash })
    .from(contributionCash)
    .innerJoin(contributors, eq(contributors.id, contributionCash.contributorId))
    .where(and(eq(contributionCash.id, id), eq(contributors.eventId, eventId)));
  if (!row) throw refusal("not-found");
  return row.cash;
}

/**
 * Answers cash by the word of a member: another than who noted it confirms it or sets it aside, and who
 * noted it takes it back.
 * @throws not-found; register-closed, state-changed, cash-needs-second, cash-of-another (409)
 */
export async function decideCash(
  { db, now }: Context,
  event: EventWithType,
  { id, member }: { id: number; member: RegisterMember },
  answer: { to: "confirmed" | "cancelled" } | { to: "refused"; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOpenRegister(tx, event);
    const cash = await findCash(tx, event.id, id);
    if (!cashMachine.may(cash.state, answer.to, "customer")) throw refusal("state-changed");
    const isOwn = cash.recordedBy === member.customerId;
    if (answer.to === "cancelled" && !isOwn) throw refusal("cash-of-another");
    if (answer.to !== "cancelled" && isOwn) throw refusal("cash-needs-second");
    await tx
      .update(contributionCash)
      .set({
        state: cashMachine.transition(cash.state, answer.to),
        reason: answer.to === "refused" ? answer.reason : null,
        ...{ decidedBy: member.customerId, decidedName: member.name, decidedAt: now },
      })
      .where(eq(contributionCash.id, id));
  });
}
