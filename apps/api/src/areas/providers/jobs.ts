import { z } from "zod";
import { defineJobs, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const providerJobs = defineJobs({
  /** It waits for the end of quiet hours. */
  "send-lead-alerts": {
    label: "Nouvelles demandes sur le téléphone d’un prestataire",
    payload: z.object({ userId: RowId }),
  },
});
