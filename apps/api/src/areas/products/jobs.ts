import { z } from "zod";
import { BySms, defineJobs, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const productJobs = defineJobs({
  "send-question-email": {
    label: "E-mail d’une question sur un article",
    payload: z.object({
      questionId: RowId,
      userId: RowId,
      kind: z.enum(["asked", "answered"]),
      by: BySms,
    }),
    kind: outgoing,
  },
});
