import { z } from "zod";
import { BySms, defineJobs, Nothing, outgoing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const orderJobs = defineJobs({
  "send-order-email": {
    label: "E-mail d’une commande",
    payload: z.object({
      orderId: RowId,
      /** The seller's suborder that it is about; null for the whole order. */
      suborderId: RowId.nullable(),
      userId: RowId,
      to: z.enum(["customer", "seller"]),
      kind: z.string(),
      /** The sum of the movement that it tells of, in FCFA; all that was ordered without. */
      amountFcfa: z.int().min(0).optional(),
      /** The refund by staff whose reason it says. */
      staffRefundId: RowId.optional(),
      by: BySms,
    }),
    kind: outgoing,
  },
  "end-orders": { label: "Échéances des commandes", payload: Nothing, cron: "* * * * *" },
  /** Tells a fabric order that parts of the order of the marketplace that bought it are cancelled or returned. */
  "purchase-cancelled": {
    label: "Rouvrir un tissu dont l’achat est annulé",
    payload: z.object({ orderId: RowId }),
  },
  /** Tells a fabric order that money of an order of the marketplace came back to what it collected, in FCFA. */
  "fabric-transfer-returned": {
    label: "Annoncer le retour d’un achat de pagnes",
    payload: z.object({ orderId: RowId, fabricOrderId: RowId, amountFcfa: z.int().min(1) }),
  },
});
