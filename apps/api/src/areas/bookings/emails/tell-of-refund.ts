import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { foreignLink } from "../../abuse/foreign-link.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { reachReaders } from "../../accounts/emails/reach-readers.ts";
import { providers } from "../../providers/tables.ts";
import { listSide } from "../../quotes/emails/notify-unread-messages.ts";
import { bookings } from "../bookings/tables.ts";

/** Tells both sides of a booking that its deposit, or a part of it, was given back; in FCFA. */
export async function tellOfBookingRefund(
  context: RequestContext,
  bookingId: number,
  amountFcfa: number,
): Promise<void> {
  const { db: tx, settings } = context;
  const { publicUrl } = settings;
  const [row] = await tx
    .select({ booking: bookings, providerName: providers.name })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(eq(bookings.id, bookingId));
  if (!row) return;
  const { booking, providerName } = row;
  const props = {
    shopName: foreignLink(providerName, publicUrl) === null ? providerName : "Votre prestataire",
    detail: `${fcfa(amountFcfa)}, réservation du ${longDate(booking.day)}`,
  };
  const sides = [
    ["customer", "deposit-returned", at("reservation", { id: bookingId })],
    ["provider", "deposit-given-back", at("proBookings")],
  ] as const;
  for (const [side, kind, path] of sides)
    for (const reader of reachReaders(await listSide(tx, side, booking)))
      await enqueueVendorNotice(context, reader, {
        kind,
        props: { ...props, link: publicUrl + path },
      });
}
