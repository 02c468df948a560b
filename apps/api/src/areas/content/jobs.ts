import { z } from "zod";
import { defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const contentJobs = defineJobs({
  "send-newsletter-email": {
    label: "E-mail de la Newsletter",
    payload: z.object({
      kind: z.enum(["newsletter-confirmation", "newsletter-welcome"]),
      subscriptionId: RowId,
    }),
    kind: outgoing,
  },
  /** Of the site and of providers. */
  "describe-videos": { label: "Description des vidéos", payload: Nothing, cron: "*/5 * * * *" },
  "announce-change": { label: "Publication à une date", payload: Nothing },
});
