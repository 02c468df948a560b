import { refusal } from "@jdj/contract/call/refusals";
import { whoMovesUp } from "@jdj/contract/notebook/group-seats";
import { and, asc, eq, inArray } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { events } from "../events/tables.ts";
import { guests } from "../guests/tables.ts";
import { admitRegistrant } from "./admit-registrant.ts";
import { isFeastOver } from "./is-feast-over.ts";
import { registrationMachine } from "./registration-state.ts";
import { countTaken, type GroupLinkRow, lockGroupsOf } from "./seats.ts";
import { groupRegistrations } from "./tables.ts";
import { tellOfSeat } from "./tell-of-seat.ts";

type Context = Pick<RequestContext, "now" | "jobs" | "settings">;

/**
 * Gives the free seats of a group, whose row is locked, to its waiting list: in order, each who fits.
 * Who left an address is told by email. Once the feast is past or cancelled nobody moves up.
 */
export async function moveUp(tx: Database, context: Context, link: GroupLinkRow): Promise<void> {
  const { now } = context;
  const free = link.seats - (await countTaken(tx, link.id));
  if (free <= 0) return;
  const [event] = await tx.select().from(events).where(eq(events.id, link.eventId));
  if (!event || isFeastOver(event, calendarDate(now))) return;
  const waiting = await tx
    .select()
    .from(groupRegistrations)
    .where(and(eq(groupRegistrations.linkId, link.id), eq(groupRegistrations.state, "waiting")))
    .orderBy(asc(groupRegistrations.queuedAt), asc(groupRegistrations.id));
  for (const one of whoMovesUp(waiting, free, link)) {
    const state = await admitRegistrant(tx, link, one, now);
    const kind = state === "confirmed" ? "group-seat" : "group-seat-pending";
    const told = await tellOfSeat(tx, context, { event, registration: one, kind });
    await tx
      .update(groupRegistrations)
      .set({
        movedUpAt: now,
        toldAt: told ? now : null,
        toldBy: told ? "email" : null,
      })
      .where(eq(groupRegistrations.id, one.id));
  }
}

/**
 * Runs a change of guests while the seats of their groups are locked, and gives those that it frees to
 * the waiting lists, in the same transaction. The change runs after the groups are locked.
 * @param mayExceed whether more seats may be taken than there are: for the hosts, who decide
 * @throws group-full
 */
export async function changeSeats<T>(
  tx: Database,
  context: Context,
  { guestIds, mayExceed }: { guestIds: readonly number[]; mayExceed: boolean },
  change: () => Promise<T>,
): Promise<T> {
  const groups = await lockGroupsOf(tx, guestIds);
  const before = new Map<number, number>();
  for (const { id } of groups) before.set(id, await countTaken(tx, id));
  const result = await change();
  if (groups.length > 0) await followGuests(tx, guestIds);
  for (const group of groups) {
    const taken = await countTaken(tx, group.id);
    if (!mayExceed && taken > group.seats && taken > (before.get(group.id) ?? 0))
      throw refusal("group-full");
    await moveUp(tx, context, group);
  }
  return result;
}

/** Who waited again, and says by their own card that they come, has the seat that they take. */
async function followGuests(tx: Database, guestIds: readonly number[]): Promise<void> {
  const coming = tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(inArray(guests.id, [...guestIds]), eq(guests.answer, "yes")));
  await tx
    .update(groupRegistrations)
    .set({ state: "confirmed" })
    .where(
      and(
        inArray(groupRegistrations.guestId, coming),
        inArray(groupRegistrations.state, registrationMachine.before("confirmed")),
      ),
    );
}
