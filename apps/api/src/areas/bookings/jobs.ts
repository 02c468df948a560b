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
  /** Each calendar is read once an hour, those that fail less often. */
  "read-external-calendars": {
    label: "Agendas reliés des prestataires",
    payload: Nothing,
    cron: "*/10 * * * *",
  },
  /** Of bookings, deposits and disputes. */
  "end-bookings": {
    label: "Échéances des réservations, des acomptes et des litiges",
    payload: Nothing,
    cron: "*/10 * * * *",
  },
});
