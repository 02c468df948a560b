import { z } from "zod";
import { background, defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const campaignJobs = defineJobs({
  "send-card": {
    label: "Envoi d’une carte",
    payload: z.object({ campaignId: RowId }),
    // Three campaigns at once, of three customers; more would be felt by those who read pages.
    kind: { ...background, workers: { count: 3, batchSize: 1, parallel: false, fair: true } },
  },
  /** Of campaigns, prices and subscriptions. */
  "send-scheduled": {
    label: "Départ des cartes programmées",
    payload: Nothing,
    cron: "* * * * *",
  },
  "send-embedded-receipts": { label: "Accusés de réception", payload: Nothing },
  "send-phone-notice": {
    label: "Notification payante sur un téléphone",
    payload: z.object({ key: z.string(), full: z.string(), short: z.string() }),
    kind: outgoing,
  },
  /** What staff decided about a sender name, to an owner of the event. */
  "send-sender-name-email": {
    label: "Réponse à un nom d’expéditeur",
    payload: z.object({
      senderNameId: RowId,
      state: z.enum(["approved", "refused", "withdrawn"]),
      userId: RowId,
    }),
    kind: outgoing,
  },
});
