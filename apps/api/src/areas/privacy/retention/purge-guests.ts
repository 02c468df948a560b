import { inArray, lt } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { monthsAgo, retentionPeriods } from "../../../retention-periods.ts";
import { contributors } from "../../contributions/register/tables.ts";
import { fabricOrders } from "../../fabric-orders/orders/tables.ts";
import { fabricShares } from "../../fabric-orders/shares/tables.ts";
import { gifts } from "../../gifts/gifts/tables.ts";
import { joinRequests } from "../../invitations/rsvp/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { giftLists } from "../../notebook/gift-lists/tables.ts";
import { registeredAt } from "../../notebook/group-links/registrations-of-events.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

/**
 * Erases the guests of events long past with their deliveries, the requests to join them, the
 * registrations with their groups, and who
 * gave or contributed to them or ordered fabric; what was paid stays in the payments and the ledger. An event
 * without a date is not past.
 * @returns the number of erased guests
 */
export async function purgeGuests({ db, now }: RequestContext): Promise<number> {
  const past = db
    .select({ id: events.id })
    .from(events)
    .where(lt(events.weddingDate, calendarDate(monthsAgo(now, retentionPeriods.guestMonths))));
  const erased = await deleteInBatches(db, guests, inArray(guests.eventId, past));
  const lists = db
    .select({ id: giftLists.id })
    .from(giftLists)
    .where(inArray(giftLists.eventId, past));
  const orders = db
    .select({ id: fabricOrders.id })
    .from(fabricOrders)
    .where(inArray(fabricOrders.eventId, past));
  await deleteInBatches(db, gifts, inArray(gifts.listId, lists));
  await deleteInBatches(db, fabricShares, inArray(fabricShares.orderId, orders));
  await deleteInBatches(db, contributors, inArray(contributors.eventId, past));
  await deleteInBatches(db, groupRegistrations, registeredAt(db, past));
  return erased + (await deleteInBatches(db, joinRequests, inArray(joinRequests.eventId, past)));
}
