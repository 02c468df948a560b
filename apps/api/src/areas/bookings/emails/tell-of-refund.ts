import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { recipientsOf, shopNameOf } from "../../disputes/emails/recipients.ts";
import { bookings } from "../bookings/tables.ts";

/** Tells both sides of a booking that its deposit, or a part of it, was given back; in FCFA. */
export async function tellOfBookingRefund(
  context: RequestContext,
  bookingId: number,
  amountFcfa: number,
): Promise<void> {
  const { db: tx, settings } = context;
  const { publicUrl } = settings;
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return;
  const props = {
    shopName: await shopNameOf(tx, booking, publicUrl),
    detail: `${fcfa(amountFcfa)}, réservation du ${longDate(booking.day)}`,
  };
  const sides = [
    ["customer", "deposit-returned", at("reservation", { id: bookingId })],
    ["provider", "deposit-given-back", at("proBookings")],
  ] as const;
  for (const [side, kind, path] of sides)
    for (const reader of await recipientsOf(tx, side, booking))
      await enqueueVendorNotice(context, reader, {
        kind,
        props: { ...props, link: publicUrl + path },
      });
}
