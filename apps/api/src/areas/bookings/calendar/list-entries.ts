import { bookingLabels } from "@jdj/contract/bookings/booking-states";
import type { CalendarEntry } from "@jdj/contract/bookings/calendar";
import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import type { Database } from "../../../database/connect.ts";
import {
  countGuestsOf,
  listBookings,
  listCeremoniesOf,
  listQuotes,
  type Period,
} from "./queries.ts";

/** What a request waits for, as the provider's calendar says it; only these are shown. */
const quoteLabels: Partial<Record<QuoteStatus, string>> = {
  TO_BE_TREATED: "Demande à traiter",
  ACCEPTED: "Devis à envoyer",
  QUOTE_SEND: "Devis envoyé",
  QUOTE_ACCEPTED: "Devis accepté",
  IN_PROGRESS: "En cours",
  DONE: "Prestation faite",
  DONE_ACCEPTED: "Prestation confirmée",
};

type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number];
type BookingRow = Awaited<ReturnType<typeof listBookings>>[number];
type Shown = { kind: "booking"; row: BookingRow } | { kind: "quote"; row: QuoteRow };

function isFirm({ kind, row }: Shown): boolean {
  if (kind === "booking") return row.state !== "requested";
  return !["TO_BE_TREATED", "ACCEPTED", "QUOTE_SEND"].includes(row.state);
}

function stateOf({ kind, row }: Shown): string {
  return kind === "booking" ? bookingLabels[row.state] : (quoteLabels[row.state] ?? "");
}

/**
 * The bookings and requests of a provider in a period, by day. Phone, number of guests and places are
 * those of customers whom the provider has promised to be there.
 */
export async function listEntries(
  db: Database,
  providerId: number,
  period: Period,
): Promise<CalendarEntry[]> {
  const [booked, asked] = await Promise.all([
    listBookings(db, providerId, period),
    listQuotes(db, providerId, period),
  ]);
  const shown: Shown[] = [
    ...booked.map((row) => ({ kind: "booking" as const, row })),
    ...asked.map((row) => ({ kind: "quote" as const, row })),
  ];
  const firm = shown.filter(isFirm).flatMap(({ row }) => row.eventId ?? []);
  const [counts, held] = await Promise.all([
    countGuestsOf(db, [...new Set(firm)]),
    listCeremoniesOf(db, [...new Set(firm)]),
  ]);
  const entries = shown.map((one): CalendarEntry => {
    const { kind, row } = one;
    const isPromised = isFirm(one);
    return {
      ...{ kind, id: row.id, day: row.day, title: row.title },
      ...{ state: stateOf(one), is_firm: isPromised },
      ...{ customer_name: row.customerName, event: row.event },
      customer_phone: isPromised ? row.customerPhone : null,
      guests: (isPromised && row.eventId !== null && counts.get(row.eventId)) || null,
      ceremonies: isPromised
        ? held
            .filter(({ eventId, day }) => eventId === row.eventId && day === row.day)
            .filter(({ time, place }) => time !== null || place !== null)
            .map(({ name, time, place }) => ({ name, time, place }))
        : [],
    };
  });
  return entries.sort(
    (a, b) => a.day.localeCompare(b.day) || Number(b.is_firm) - Number(a.is_firm),
  );
}
