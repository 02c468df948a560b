import { longDate } from "@jdj/french/dates";
import { eq } from "drizzle-orm";
import type { DescribeSubject } from "../../payments/receipts/subject-details.ts";
import { providers } from "../../providers/tables.ts";
import { bookings } from "./tables.ts";

/** A booking on the receipt of its deposit: the package at the price on the day of the order. */
export const describeBooking: DescribeSubject = async (db, { id }) => {
  const [row] = await db
    .select({ booking: bookings, provider: providers })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(eq(bookings.id, id));
  if (!row) return null;
  const { packageName, day, priceFcfa, quantity } = row.booking;
  return {
    payer: null,
    sections: [
      {
        heading: `Prestataire\u00a0: ${row.provider.name}`,
        taxpayerNumber: row.provider.taxpayerNumber,
        lines: [
          {
            label: `${packageName}, le ${longDate(day)}`,
            quantity,
            unitFcfa: priceFcfa / quantity,
          },
        ],
        delivery: null,
        total: null,
        isTaxed: row.provider.isTaxed,
        refundedFcfa: 0,
      },
    ],
  };
};
