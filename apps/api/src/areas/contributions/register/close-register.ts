import { refusal } from "@jdj/contract/call/refusals";
import { stateMachine } from "@jdj/contract/call/state-machine";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import type { RegisterMember } from "../cash/change-cash.ts";
import { findRegister, listCash } from "./queries.ts";
import { contributionRegisters } from "./tables.ts";

type Context = Pick<RequestContext, "db" | "now">;

/** A register is open until it is closed, and may be opened again. */
const registerMachine = stateMachine<"open" | "closed">({
  open: { closed: ["customer"] },
  closed: { open: ["customer"] },
});

async function lockRegisterIn(tx: Database, event: EventWithType, state: "open" | "closed") {
  await lockEvent(tx, event);
  const register = await findRegister(tx, event.id);
  if (register === null) throw refusal("not-found");
  if ((register.closedAt === null ? "open" : "closed") !== state) throw refusal("state-changed");
}

/**
 * Closes the register: nothing more is noted in it.
 * @throws not-found before its first contributor; state-changed when it is closed; cash-waiting (409)
 */
export async function closeRegister(
  { db, now }: Context,
  event: EventWithType,
  member: RegisterMember,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRegisterIn(tx, event, "open");
    const cash = await listCash(tx, event.id);
    if (cash.some(({ state }) => state === "waiting")) throw refusal("cash-waiting");
    registerMachine.transition("open", "closed");
    await tx
      .update(contributionRegisters)
      .set({ closedAt: now, closedBy: member.customerId, closedName: member.name })
      .where(eq(contributionRegisters.eventId, event.id));
  });
}

/** Opens a closed register again. @throws not-found; state-changed when it is open */
export async function reopenRegister({ db }: Context, event: EventWithType): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRegisterIn(tx, event, "closed");
    registerMachine.transition("closed", "open");
    await tx
      .update(contributionRegisters)
      .set({ closedAt: null, closedBy: null, closedName: null })
      .where(eq(contributionRegisters.eventId, event.id));
  });
}
