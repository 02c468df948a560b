import { methodFacts, type PaymentMethod, paymentMethods } from "@jdj/contract/payments/methods";
import { type PaymentPurpose, paymentPurposes } from "@jdj/contract/payments/subjects";

/** What each payment is for. */
const purposes: Readonly<Record<PaymentPurpose, string>> = {
  campaign: "Envoi de cartes",
  reminder: "Relance",
  credit: "Crédit d’envoi",
  deposit: "Acompte",
  purchase: "Achat en boutique",
  gift: "Cadeau",
  "fabric-share": "Part de pagne",
  contribution: "Cotisation",
  listing: "Abonnement à l’annuaire",
  boost: "Mise en avant",
};

/** The French name of what a payment is for. */
export function purposeLabel(purpose: PaymentPurpose): string {
  return purposes[purpose];
}

/** The name of a payment company. */
export function methodLabel(method: PaymentMethod | null): string {
  return method === null ? "" : methodFacts[method].name;
}

export const purposeChoices = paymentPurposes.map((id) => ({ id, name: purposes[id] }));

export const methodChoices = paymentMethods.map((id) => ({ id, name: methodFacts[id].name }));

/** An amount as it is written in French: « 12 500 FCFA ». */
export function fcfa(amount: number): string {
  return `${amount.toLocaleString("fr-FR")}\u00a0FCFA`;
}

/** A stored number for reading: « +225 07 01 02 03 04 ». */
export function phoneLabel(phone: string | null): string {
  if (phone === null) return "";
  const local = /^\+225(\d{10})$/.exec(phone)?.[1];
  return local === undefined ? phone : `+225\u00a0${(local.match(/\d{2}/g) ?? []).join("\u00a0")}`;
}
