import type { Admission, DoorLink } from "@jdj/contract/cards/door";
import { doorAddress } from "./door-key.ts";
import type { admissions, doorLinks } from "./tables.ts";

/** An admission as phones are told. */
export function presentAdmission(row: typeof admissions.$inferSelect, entrance: string): Admission {
  return {
    id: row.id,
    guest: row.guestId,
    people: row.people,
    at: row.at.toISOString(),
    entrance,
    cancelled: row.cancelledAt !== null,
  };
}

/** Whether a link opens the door at an instant. */
export function isDoorOpen(
  link: Pick<typeof doorLinks.$inferSelect, "expiresAt" | "closedAt">,
  now: Date,
): boolean {
  return link.closedAt === null && now < link.expiresAt;
}

/** A door link as its hosts see it. */
export function presentDoorLink(
  secret: string,
  now: Date,
  link: typeof doorLinks.$inferSelect,
): DoorLink {
  return {
    id: link.id,
    label: link.label,
    path: doorAddress(secret, link.id),
    expires_at: link.expiresAt.toISOString(),
    open: isDoorOpen(link, now),
  };
}
