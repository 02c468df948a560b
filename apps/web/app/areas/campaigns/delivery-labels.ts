import type { Delivery } from "@jdj/contract/campaigns/campaign-shapes";

/** The states of a delivery, as hosts read them. */
export const deliveryLabels: Readonly<Record<Delivery["pivot"]["state"], string>> = {
  queued: "En cours",
  sending: "En cours",
  sent: "Envoyé",
  delivered: "Reçu",
  read: "Lu",
  failed: "Non envoyé",
  unknown: "Non confirmé",
};

/** Of one that its host wrote by hand. */
export const writtenLabel = "Écrit par WhatsApp";
