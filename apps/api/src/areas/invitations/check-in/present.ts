import type { CheckIn, CheckInLink } from "@jdj/contract/invitations/check-in";
import { checkInAddress } from "./check-in-key.ts";
import type { checkInLinks, checkIns } from "./tables.ts";

/** A check-in as it is sent to phones. */
export function presentCheckIn(row: typeof checkIns.$inferSelect, entrance: string): CheckIn {
  return {
    id: row.id,
    guest: row.guestId,
    people: row.people,
    at: row.at.toISOString(),
    entrance,
    cancelled: row.cancelledAt !== null,
  };
}

/** Whether a check-in link is valid at an instant. */
export function isCheckInOpen(
  link: Pick<typeof checkInLinks.$inferSelect, "expiresAt" | "closedAt">,
  now: Date,
): boolean {
  return link.closedAt === null && now < link.expiresAt;
}

/** A check-in link as its hosts see it. */
export function presentCheckInLink(
  secret: string,
  now: Date,
  link: typeof checkInLinks.$inferSelect,
): CheckInLink {
  return {
    id: link.id,
    label: link.label,
    path: checkInAddress(secret, link.id),
    expires_at: link.expiresAt.toISOString(),
    open: isCheckInOpen(link, now),
  };
}
