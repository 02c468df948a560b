import { z } from "zod";
import { BySms, defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const bookingJobs = defineJobs({
  "send-booking-email": {
    label: "E-mail d’une réservation",
    payload: z.object({
      bookingId: RowId,
      userId: RowId,
      to: z.enum(["customer", "provider"]),
      kind: z.string(),
      by: BySms,
    }),
    kind: outgoing,
  },
  /** Of bookings, deposits and disputes. */
  "end-bookings": {
    label: "Échéances des réservations, des acomptes et des litiges",
    payload: Nothing,
    cron: "*/10 * * * *",
  },
});
