import { subjectKinds } from "@jdj/contract/payments/subjects";
import { z } from "zod";
import { gatewayNames } from "../../drivers/payments/gateway-names.ts";
import { defineJobs, Nothing, RowId } from "../../jobs/define-jobs.ts";

/** The jobs of this area. */
export const paymentJobs = defineJobs({
  "check-payment": { label: "Vérification d’un paiement", payload: z.object({ attemptId: RowId }) },
  /** Of payments, refunds, payouts and invoices. */
  "poll-payments": { label: "Suivi des paiements", payload: Nothing, cron: "* * * * *" },
  "send-refund": { label: "Remboursement", payload: z.object({ refundId: RowId }) },
  "reconcile-payments": {
    label: "Rapprochement des paiements",
    payload: Nothing,
    cron: "40 3 * * *",
  },
  /** What waits for a payment: a campaign, or what was paid for. */
  "payment-paid": {
    label: "Suite d’un paiement\u00a0: carte, devis, réservation ou commande",
    payload: z.union([
      z.object({ paymentId: RowId, campaignId: RowId }),
      z.object({ paymentId: RowId, subject: z.object({ kind: z.enum(subjectKinds), id: RowId }) }),
    ]),
  },
  "refund-payment": {
    label: "Remboursement d’un second paiement",
    payload: z.object({ attemptId: RowId }),
  },
  /** Tells the subject of a payment that a refund of it was made or refused. */
  "refund-closed": { label: "Suite d’un remboursement", payload: z.object({ refundId: RowId }) },
  "sign-invoice": {
    label: "Signature d’une facture normalisée",
    payload: z.object({ invoiceId: RowId }),
  },
  "send-late-webhook": {
    label: "Notification de démonstration",
    payload: z.object({ gateway: z.enum(gatewayNames), token: z.string() }),
  },
});
