import { payoutStates } from "@jdj/contract/payouts/payout-state";
import { z } from "zod";
import { BySms, defineJobs, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const payoutJobs = defineJobs({
  "send-payout": { label: "Envoi d’un versement", payload: z.object({ payoutId: RowId }) },
  "check-payout": { label: "Vérification d’un versement", payload: z.object({ payoutId: RowId }) },
  /** Asks the company of a wallet for its holder's name. */
  "read-payout-holder": {
    label: "Titulaire d’un numéro de versement",
    payload: z.object({ payoutId: RowId }),
  },
  /** To an owner of the shop or of the event: about a payout that reached a state, or a new number. */
  "send-payout-email": {
    label: "E-mail d’un versement",
    payload: z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("state"),
        payoutId: RowId,
        state: z.enum(payoutStates),
        userId: RowId,
        by: BySms,
      }),
      z.object({ kind: z.literal("number"), numberId: RowId, userId: RowId }),
    ]),
  },
});
