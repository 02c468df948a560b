import { at } from "@jdj/contract/paths/addresses";
import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers } from "../../identity/users/tables.ts";
import { alertOperator } from "../../operations/alerts/alert-operator.ts";
import { type Author, recordChange } from "../../staff/audit/record-change.ts";
import { endAccount } from "../data-export/close-account.ts";
import { privacyRequestMachine } from "../privacy-requests/request-state.ts";
import { privacyRequests } from "../privacy-requests/tables.ts";
import { eraseAccount } from "../retention/erase-accounts.ts";
import { endErasure } from "./end-erasure.ts";
import { erasureMachine } from "./erasure-state.ts";
import { erasureSms } from "./erasure-texts.ts";
import { findOpenMoney } from "./find-open-money.ts";
import { type ErasureRow, lockAccount, lockErasure } from "./queries.ts";
import { openMoneyNote } from "./refuse-open-money.ts";
import { provenChannels, sendNotice } from "./send-notices.ts";
import { accountErasures } from "./tables.ts";

/** Who stands in the log for what the calendar does. */
const CALENDAR: Author = { id: null, name: "Tâche planifiée" };

/**
 * Does the erasures whose waiting time is over, and ends those for which a proof or an approval came
 * too late. Several processes may run it at once: a row is moved under its lock, and each erasure
 * is confirmed once. One that failed on its way is taken up again. One that fails stops no other.
 * @returns how many accounts were erased
 * @throws the first error, after all were attempted
 */
export async function runErasures(context: RequestContext): Promise<number> {
  const { db, now } = context;
  const rows = await db
    .select()
    .from(accountErasures)
    .where(
      and(
        isNull(accountErasures.endedAt),
        or(
          and(
            inArray(accountErasures.state, ["asked", "proven"]),
            lte(accountErasures.expiresAt, now),
          ),
          and(eq(accountErasures.state, "approved"), lte(accountErasures.executesAt, now)),
          eq(accountErasures.state, "closed"),
        ),
      ),
    )
    .orderBy(asc(accountErasures.id));
  const errors: unknown[] = [];
  let erased = 0;
  for (const row of rows)
    try {
      if (await moveOn(context, row)) erased += 1;
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
  return erased;
}

/** @returns whether this call erased the account */
async function moveOn(context: RequestContext, row: ErasureRow): Promise<boolean> {
  if (row.state === "asked" || row.state === "proven") {
    await expire(context, row.id);
    return false;
  }
  if (row.state === "approved" && !(await close(context, row.id))) return false;
  return erase(context, row.id);
}

async function expire(context: RequestContext, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const erasure = await lockErasure(tx, id);
    const isLate = erasure && erasure.expiresAt <= context.now && erasure.endedAt === null;
    if (!isLate || (erasure.state !== "asked" && erasure.state !== "proven")) return;
    const reason =
      erasure.state === "asked" ? "La personne n’a pas confirmé à temps" : "Personne n’a approuvé";
    await endErasure({ ...context, db: tx }, erasure, { state: "expired", by: CALENDAR, reason });
  });
}

/**
 * Closes the account, where no money is open; else the erasure ends, and staff are told.
 * @returns whether it is closed, by this call
 */
function close(context: RequestContext, id: number): Promise<boolean> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    const erasure = await lockErasure(tx, id);
    if (erasure?.state !== "approved") return false;
    const account = await lockAccount(tx, erasure.userId);
    if (account === null) {
      const reason = "Le compte a été fermé entre-temps";
      await endErasure(within, erasure, { state: "stopped", by: CALENDAR, reason });
      return false;
    }
    const { user, customer } = account;
    const open = await findOpenMoney(tx, now, customer.id);
    if (open.length > 0) {
      await stop(within, erasure, openMoneyNote(open));
      return false;
    }
    await endAccount(within, { userId: user.id, customerId: customer.id });
    const [to] = provenChannels(user);
    await tx
      .update(accountErasures)
      .set({
        state: erasureMachine.transition(erasure.state, "closed"),
        confirmTo: to ? `${to.channel}:${to.to}` : null,
      })
      .where(eq(accountErasures.id, id));
    const change = {
      before: { state: "approved" },
      after: { state: "closed", person_id: user.id },
    };
    const action = "privacy-requests.close-account";
    await recordChange(tx, CALENDAR, now, { action, id: erasure.requestId, ...change });
    return true;
  });
}

async function stop(context: RequestContext, erasure: ErasureRow, reason: string): Promise<void> {
  const { db: tx, now } = context;
  await endErasure(context, erasure, { state: "stopped", by: CALENDAR, reason });
  const detail = `L’effacement de la demande n° ${erasure.requestId} n’a pas eu lieu. ${reason}`;
  const subject = `${erasure.requestId}-erasure`;
  await alertOperator(tx, context, { kind: "privacy-request", subject, detail }, now);
}

/** Erases a closed account and confirms it, once; called again after a failure. */
async function erase(context: RequestContext, id: number): Promise<boolean> {
  const { db, now, settings } = context;
  const [row] = await db
    .select({ userId: accountErasures.userId, customerId: customers.id })
    .from(accountErasures)
    .innerJoin(customers, eq(customers.userId, accountErasures.userId))
    .where(eq(accountErasures.id, id));
  if (row?.userId) {
    // A payment that was on its way as the account closed: it stays closed until staff have settled it.
    const open = await findOpenMoney(db, now, row.customerId);
    if (open.length > 0) {
      await db.transaction(async (tx) => {
        const erasure = await lockErasure(tx, id);
        if (erasure?.state === "closed")
          await stop({ ...context, db: tx }, erasure, openMoneyNote(open));
      });
      return false;
    }
    await eraseAccount(context, { userId: row.userId, customerId: row.customerId });
  }
  return db.transaction(async (tx) => {
    const erasure = await lockErasure(tx, id);
    if (erasure?.state !== "closed") return false;
    const { requestId, confirmTo } = erasure;
    await tx
      .update(accountErasures)
      .set({
        state: erasureMachine.transition(erasure.state, "done"),
        endedAt: now,
        confirmTo: null,
      })
      .where(eq(accountErasures.id, id));
    await tx
      .update(privacyRequests)
      .set({
        state: privacyRequestMachine.transition("open", "done"),
        outcome: "Compte effacé",
        handledAt: now,
      })
      .where(and(eq(privacyRequests.id, requestId), eq(privacyRequests.state, "open")));
    const [channel, to] = confirmTo?.split(/:(.*)/s) ?? [];
    if (to && (channel === "email" || channel === "phone"))
      await sendNotice(
        { ...context, db: tx },
        { channel, to },
        {
          kind: "privacy-erased",
          link: settings.publicUrl + at("privacy"),
          text: erasureSms["privacy-erased"](),
        },
      );
    const change = { before: { state: "closed" }, after: { state: "done" } };
    const action = "privacy-requests.run";
    await recordChange(tx, CALENDAR, now, { action, id: requestId, ...change });
    return true;
  });
}
