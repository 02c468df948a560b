import type { CallName } from "./contract-calls.ts";
import type { Sample } from "./subject.ts";

/** Right inputs for the calls of the console about payments, designs and campaigns. */
export const consoleMoneySamples = {
  "console.payments.overview": { byId: false, input: () => undefined },
  "console.payments.list": {
    byId: false,
    input: () => ({ phone: "05 01 02 03 04", state: "paid" }),
  },
  "console.payments.find": { byId: false, input: (subject) => ({ id: subject.console.paymentId }) },
  "console.payments.check": {
    byId: false,
    input: (subject) => ({ id: subject.console.paymentId }),
  },
  "console.payments.refund": {
    byId: false,
    input: (subject) => ({ id: subject.console.refundByHandId, reason: "Montant faux" }),
  },
  "console.payments.recordRefund": {
    byId: false,
    input: (subject) => ({ id: subject.console.refundByHandId, made: true }),
  },
  "console.payments.settleLost": {
    byId: false,
    input: (subject) => ({ id: subject.console.paymentId, reason: "Annonce perdue" }),
  },
  "console.statements.list": {
    byId: false,
    input: () => ({ method: "ORANGE_MONEY", day: "2026-11-20", lost: true }),
  },
  "console.statements.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.statementId }),
  },
  "console.statements.upload": {
    byId: false,
    input: () => ({
      method: "ORANGE_MONEY",
      day: "2026-11-21",
      file: new File(["Référence;Montant\nMP1;5000\n"], "releve.csv"),
    }),
  },
  "console.statements.link": {
    byId: false,
    input: (subject) => ({
      id: subject.console.statementId,
      row_id: subject.console.statementRowId,
      reference: subject.console.paymentReference,
    }),
  },
  "console.campaigns.list": { byId: false, input: () => ({ status: "done" }) },
  "console.campaigns.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.campaignId }),
  },
  "console.campaigns.pause": {
    byId: false,
    input: (subject) => ({ id: subject.console.campaignId }),
  },
  "console.campaigns.resume": {
    byId: false,
    input: (subject) => ({ id: subject.console.campaignId }),
  },
  "console.campaigns.cancel": {
    byId: false,
    input: (subject) => ({ id: subject.console.campaignId }),
  },
  "console.campaigns.retryFailed": {
    byId: false,
    input: (subject) => ({ id: subject.console.campaignId }),
  },
  "console.campaigns.retry": {
    byId: false,
    input: (subject) => ({ id: subject.console.campaignId, delivery_id: 1 }),
  },
  "console.senderNames.list": { byId: false, input: () => ({ state: "requested" }) },
  "console.senderNames.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.senderNameId }),
  },
  "console.senderNames.approve": {
    byId: false,
    input: (subject) => ({ id: subject.console.senderNameId, registration: "OCI-2026-118" }),
  },
  "console.senderNames.refuse": {
    byId: false,
    input: (subject) => ({ id: subject.console.senderNameId, reason: "Nom d’un magasin" }),
  },
  "console.senderNames.withdraw": {
    byId: false,
    input: (subject) => ({ id: subject.console.senderNameId, reason: "Plainte de l’opérateur" }),
  },
  "console.goodwillCredits.list": { byId: false, input: () => ({ state: "waiting" }) },
  "console.goodwillCredits.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.creditId }),
  },
  "console.goodwillCredits.add": {
    byId: false,
    input: (subject) => ({
      customer: subject.console.customerEmail,
      channel_id: 3,
      units: 10,
      reason: "Panne du 20 novembre",
    }),
  },
  "console.goodwillCredits.approve": {
    byId: false,
    input: (subject) => ({ id: subject.console.creditId }),
  },
  "console.goodwillCredits.drop": {
    byId: false,
    input: (subject) => ({ id: subject.console.creditId }),
  },
  "console.cardDesigns.list": { byId: false, input: () => ({ archived: false }) },
  "console.cardDesigns.find": { byId: false, input: () => ({ id: 1 }) },
  "console.cardDesigns.add": {
    byId: false,
    input: (subject) => ({ name: "Jardin", position: 50, ...subject.console.design }),
  },
  "console.cardDesigns.update": {
    byId: false,
    input: () => ({
      id: 1,
      version: 1,
      name: "Lisière",
      position: 0,
      archived: false,
      picture: null,
      layout: null,
    }),
  },
  "console.cardDesigns.preview": {
    byId: false,
    input: (subject) => ({ texts: "long", ...subject.console.design }),
  },
  "console.settingChanges.list": { byId: false, input: () => ({ resource: "channels" }) },
  "console.settingChanges.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.settingChangeId }),
  },
  "console.settingChanges.approve": {
    byId: false,
    input: (subject) => ({ id: subject.console.settingChangeId }),
  },
  "console.settingChanges.drop": {
    byId: false,
    input: (subject) => ({ id: subject.console.droppedChangeId }),
  },
  "console.refunds.list": { byId: false, input: () => ({ state: "by-hand" }) },
  "console.refunds.find": { byId: false, input: (subject) => ({ id: subject.console.refundId }) },
  "console.refunds.end": {
    byId: false,
    input: (subject) => ({ id: subject.console.refundId, made: true }),
  },
  "console.invoices.list": {
    byId: false,
    input: () => ({ state: "failed", kind: "sale" }),
  },
  "console.invoices.find": {
    byId: false,
    input: ({ console }) => ({ id: console.invoices.failed }),
  },
  "console.invoices.retry": {
    byId: false,
    input: ({ console }) => ({ id: console.invoices.failed }),
  },
  "console.invoices.record": {
    byId: false,
    input: ({ console }) => ({ id: console.invoices.byHand, reference: "9606123E26000000001" }),
  },
  "console.payouts.list": {
    byId: false,
    input: () => ({ state: "requested", kind: "seller", phone: "07 01 02 03 04" }),
  },
  "console.payouts.find": { byId: false, input: ({ console }) => ({ id: console.payouts.asked }) },
  "console.payouts.approve": {
    byId: false,
    input: ({ console }) => ({ id: console.payouts.asked }),
  },
  "console.payouts.send": {
    byId: false,
    input: ({ console }) => ({ id: console.payouts.approved }),
  },
  "console.payouts.pay": {
    byId: false,
    input: ({ console }) => ({ id: console.payouts.byHand, transfer_reference: "W-1" }),
  },
  "console.payouts.fail": {
    byId: false,
    input: ({ console }) => ({ id: console.payouts.sent, reason: "Inconnu chez Wave" }),
  },
  "console.payouts.reverse": {
    byId: false,
    input: ({ console }) => ({ id: console.payouts.confirmed, reason: "Revenu" }),
  },
  "console.payouts.refuse": {
    byId: false,
    input: ({ console }) => ({ id: console.payouts.refused, reason: "Numéro inconnu" }),
  },
} satisfies Partial<Record<CallName, Sample>>;
