import type { DataSection } from "@jdj/contract/accounts/data-export";
import { bookingLabels } from "@jdj/contract/bookings/booking-states";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { bookings } from "../../bookings/bookings/tables.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { providers } from "../../providers/tables.ts";
import { makeSection } from "./make-section.ts";

/** The packages that a customer booked. */
export async function bookingSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const rows = await db
    .select({
      package: bookings.packageName,
      provider: providers.name,
      day: bookings.day,
      state: bookings.state,
      priceFcfa: bookings.priceFcfa,
      depositFcfa: bookings.depositFcfa,
      reason: bookings.reason,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(eq(bookings.customerId, customer.id))
    .orderBy(asc(bookings.day));
  return [
    makeSection(
      "bookings",
      "Vos réservations",
      {
        package: "Package",
        provider: "Prestataire",
        day: ["Date", "date"],
        state: "État",
        priceFcfa: "Prix (FCFA)",
        depositFcfa: "Acompte (FCFA)",
        reason: "Message du prestataire",
        createdAt: ["Commandé le", "instant"],
      },
      rows.map(({ state, ...row }) => ({ ...row, state: bookingLabels[state] })),
    ),
  ];
}
