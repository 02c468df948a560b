import { z } from "zod";
import { defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const letterJobs = defineJobs({
  "start-letters": {
    label: "Lettres du carnet de la semaine",
    payload: Nothing,
    cron: "*/10 * * * *",
  },
  "send-letter": {
    label: "Lettre du carnet",
    payload: z.object({ eventId: RowId, customerId: RowId, week: z.string() }),
    kind: outgoing,
  },
});
