import { inFrench } from "@jdj/contract/call/french-messages";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { ORPCError } from "@orpc/contract";

/** A provider who is booked for the event, or sent a quote, as the notebook's pages show them. */
export type Booked = {
  key: string;
  /** The service in the directory, which budget lines name. */
  serviceTypeId: number | null;
  provider: string;
  /** E.164; null without one, and while nothing is agreed. */
  phone: string | null;
  /** The booking is confirmed, or the quote accepted. */
  isAgreed: boolean;
  what: string;
  /** `YYYY-MM-DD`; null for a quote. */
  day: string | null;
  state: string;
  priceFcfa: number;
  /** Its page; null for another member's. */
  to: string | null;
};

/**
 * The providers who are booked for an event, by date, then those with a quote; none for a member who may not see them. The
 * page they belong to shows without them when they cannot be read.
 */
export async function listBooked({ bookings }: Client, eventId: number): Promise<Booked[]> {
  try {
    const rows = await bookings.bookings.byEvent({ eventId });
    return rows.map((row) => ({
      key: `${row.kind}-${row.id}`,
      serviceTypeId: row.service_type_id,
      provider: row.provider.name,
      phone: row.provider.phone,
      isAgreed: row.is_agreed,
      what: row.package_name,
      day: row.date_reservation,
      state: inFrench(row.status_label),
      priceFcfa: row.price,
      to: row.is_own ? pageOf(row) : null,
    }));
  } catch (error) {
    if (error instanceof ORPCError) return [];
    throw error;
  }
}

function pageOf({ kind, id }: { kind: "booking" | "quote"; id: number }): string {
  return kind === "booking" ? at("reservation", { id }) : at("requests");
}
