import { z } from "zod";
import { BySms, defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const giftJobs = defineJobs({
  "end-gifts": { label: "Cadeaux non payés à temps", payload: Nothing, cron: "* * * * *" },
  /** To an owner of the event, or to the giver. */
  "send-gift-email": {
    label: "E-mails des cadeaux",
    payload: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("received"), giftId: RowId, userId: RowId, by: BySms }),
      z.object({
        ...{ kind: z.literal("returned"), giftId: RowId, refundId: RowId },
        ...{ userId: RowId, by: BySms },
      }),
      z.object({ kind: z.literal("thanks"), giftId: RowId }),
    ]),
    kind: outgoing,
  },
});
