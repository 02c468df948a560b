import { z } from "zod";
import { defineJobs, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const operationsJobs = defineJobs({
  "send-email": {
    label: "E-mail d’un compte",
    payload: z.object({
      kind: z.string(),
      to: z.string(),
      props: z.record(z.string(), z.string()),
    }),
    kind: outgoing,
  },
  "send-short-message": {
    label: "SMS d’un compte",
    payload: z.object({
      kind: z.string(),
      to: z.string(),
      text: z.string(),
      code: z.string().optional(),
      /** After this instant (ISO) it is of no use and does not leave. */
      until: z.string().optional(),
      /** It is about an order that was paid. */
      isPaid: z.boolean().optional(),
      /** Who asked for such SMS, for one that leaves only while they still do. */
      userId: RowId.optional(),
    }),
    kind: outgoing,
  },
  /** What WhatsApp does not bring is sent by SMS. */
  "send-whatsapp-notice": {
    label: "Message d’un compte par WhatsApp",
    payload: z.object({
      kind: z.string(),
      userId: RowId,
      sentence: z.string(),
      link: z.string(),
    }),
    kind: outgoing,
  },
});
