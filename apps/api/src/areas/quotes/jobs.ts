import { z } from "zod";
import { defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const quoteJobs = defineJobs({
  "notify-unread-messages": {
    label: "Rappel des messages non lus",
    payload: z.object({ requestId: RowId, side: z.enum(["customer", "provider"]) }),
  },
  "remind-of-instalments": {
    label: "Rappel des échéances des devis",
    payload: Nothing,
    cron: "0 8 * * *",
  },
  "send-quote-email": {
    label: "E-mail de message non lu",
    payload: z.object({
      to: z.string(),
      givenNames: z.string(),
      from: z.string(),
      service: z.string(),
      link: z.string(),
    }),
    kind: outgoing,
  },
});
