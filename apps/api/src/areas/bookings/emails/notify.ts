import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { customers } from "../../identity/users/tables.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import type { StoredBooking } from "../bookings/queries.ts";
import type { CustomerEmail, ProviderEmail } from "./booking-texts.ts";

/** Queues the email about a booking, and its SMS where it was asked for, to its customer, in the transaction that changes it. */
export async function notifyCustomer(
  tx: Database,
  jobs: Jobs,
  booking: Pick<StoredBooking, "id" | "customerId">,
  kind: CustomerEmail,
): Promise<void> {
  const [customer] = await tx
    .select({ userId: customers.userId })
    .from(customers)
    .where(eq(customers.id, booking.customerId));
  if (!customer) return;
  const { userId } = customer;
  await enqueueNotice({ db: tx, jobs }, "send-booking-email", {
    bookingId: booking.id,
    userId,
    to: "customer",
    kind,
  });
}

/** Queues the email about a booking, and its SMS where it was asked for, to each member of its provider's team. */
export async function notifyProvider(
  tx: Database,
  jobs: Jobs,
  booking: Pick<StoredBooking, "id" | "providerId">,
  kind: ProviderEmail,
): Promise<void> {
  const members = await tx
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(eq(providerMembers.providerId, booking.providerId));
  for (const { userId } of members)
    await enqueueNotice({ db: tx, jobs }, "send-booking-email", {
      bookingId: booking.id,
      userId,
      to: "provider",
      kind,
    });
}
