import { withdrawalStates } from "@jdj/contract/payouts/withdrawal-states";
import { z } from "zod";
import { BySms, defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const contributionJobs = defineJobs({
  "end-contribution-withdrawals": {
    label: "Retraits de cotisations non confirmés",
    payload: Nothing,
    cron: "*/5 * * * *",
  },
  /** To an owner or treasurer: a contribution came in, or a withdrawal came to a state. */
  "send-contribution-email": {
    label: "E-mails des cotisations",
    payload: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("paid"), paymentId: RowId, userId: RowId, by: BySms }),
      z.object({
        ...{ kind: z.literal("withdrawal"), withdrawalId: RowId, userId: RowId, by: BySms },
        state: z.enum(withdrawalStates),
      }),
    ]),
    kind: outgoing,
  },
});
