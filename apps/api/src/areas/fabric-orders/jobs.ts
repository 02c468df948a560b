import { withdrawalStates } from "@jdj/contract/payouts/withdrawal-states";
import { z } from "zod";
import { BySms, defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const fabricJobs = defineJobs({
  "end-fabric-orders": {
    label: "Échéances des commandes de pagnes",
    payload: Nothing,
    cron: "*/5 * * * *",
  },
  /** About a withdrawal of a fabric order's money that came to a state, to an owner or treasurer. */
  "send-fabric-email": {
    label: "E-mail d’un retrait de pagnes",
    payload: z.object({
      withdrawalId: RowId,
      userId: RowId,
      state: z.enum(withdrawalStates),
      by: BySms,
    }),
    kind: outgoing,
  },
  /** About money of a purchase that came back to what was collected, to an owner or treasurer. */
  "send-fabric-return-email": {
    label: "E-mail du retour d’un achat de pagnes",
    payload: z.object({
      orderId: RowId,
      fabricOrderId: RowId,
      amountFcfa: z.int().min(1),
      userId: RowId,
      by: BySms,
    }),
    kind: outgoing,
  },
});
