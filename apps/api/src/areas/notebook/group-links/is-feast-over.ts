import type { events } from "../events/tables.ts";
import type { GroupLinkRow } from "./seats.ts";

type EventDay = Pick<
  typeof events.$inferSelect,
  "weddingDate" | "weddingDatePrecision" | "cancelledAt" | "deletedAt"
>;

/** Whether nobody takes a seat any more: the feast is past, or does not take place. @param today `YYYY-MM-DD` */
export function isFeastOver(event: EventDay, today: string): boolean {
  const isPast =
    event.weddingDate !== null &&
    event.weddingDatePrecision === "exact" &&
    event.weddingDate < today;
  return isPast || event.cancelledAt !== null || event.deletedAt !== null;
}

/** Whether a group takes registrations on a day. */
export function takesRegistrations(
  link: Pick<GroupLinkRow, "isOpen" | "closesOn">,
  event: EventDay,
  today: string,
): boolean {
  return (
    link.isOpen && !(link.closesOn !== null && link.closesOn < today) && !isFeastOver(event, today)
  );
}
