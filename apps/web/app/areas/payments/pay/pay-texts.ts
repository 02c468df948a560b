import { at } from "@jdj/contract/paths/addresses";
import type { Payment } from "@jdj/contract/payments/payments";
import type { PaymentPurpose } from "@jdj/contract/payments/subjects";

interface PayTexts {
  title: string;
  /** What the amount is called in the summary. */
  amount: string;
  /** Why nothing can be paid any more. */
  closed: string;
  refunded: string;
  /** What happens once the payment is confirmed: the beginning of a sentence. */
  followed: string;
}

const deposit: PayTexts = {
  title: "Paiement de l’acompte",
  amount: "Acompte",
  closed: "Cet acompte n’est plus demandé. Rien n’a été pris.",
  refunded: "Cet acompte vous a été rendu.",
  followed: "Le prestataire est prévenu",
};

const texts: Partial<Record<PaymentPurpose, PayTexts>> = {
  purchase: {
    title: "Paiement de la commande",
    amount: "Commande",
    closed: "Cette commande n’est plus à payer. Rien n’a été pris.",
    refunded: "Cette commande vous a été remboursée.",
    followed: "Les vendeurs sont prévenus",
  },
  gift: {
    title: "Paiement du cadeau",
    amount: "Cadeau",
    closed: "Ce cadeau n’est plus à payer. Rien n’a été pris.",
    refunded: "Ce cadeau vous a été remboursé.",
    followed: "Vos hôtes sont prévenus",
  },
  "fabric-share": {
    title: "Paiement de votre part",
    amount: "Votre part",
    closed: "Cette part n’est plus à payer. Rien n’a été pris.",
    refunded: "Cette part vous a été remboursée.",
    followed: "Votre part est notée",
  },
  contribution: {
    title: "Paiement de votre cotisation",
    amount: "Cotisation",
    closed: "Cette cotisation n’est plus à payer. Rien n’a été pris.",
    refunded: "Cette cotisation vous a été remboursée.",
    followed: "Votre cotisation est notée au registre",
  },
  listing: {
    title: "Paiement de l’abonnement",
    amount: "Abonnement",
    closed: "Cet abonnement n’est plus à payer. Rien n’a été pris.",
    refunded: "Cet abonnement vous a été remboursé.",
    followed: "Votre boutique paraît dans l’annuaire",
  },
  boost: {
    title: "Paiement de la mise en avant",
    amount: "Mise en avant",
    closed: "Cette mise en avant n’est plus à payer. Rien n’a été pris.",
    refunded: "Cette mise en avant vous a été remboursée.",
    followed: "Votre mise en avant est réservée",
  },
};

/** The words of the payment page for what is paid. */
export function payTexts(purpose: PaymentPurpose): PayTexts {
  return texts[purpose] ?? deposit;
}

/** The page that a payment comes from. */
export function backFrom({ subject, back_path }: Pick<Payment, "subject" | "back_path">) {
  if (subject?.kind === "gift")
    return { to: back_path ?? at("home"), label: "Retour à la liste de cadeaux" };
  if (subject?.kind === "fabric-share")
    return { to: back_path ?? at("home"), label: "Retour à ma part" };
  if (subject?.kind === "contribution")
    return { to: back_path ?? at("home"), label: "Retour à ma cotisation" };
  if (subject?.kind === "listing")
    return { to: back_path ?? at("proSubscription"), label: "Retour à mon abonnement" };
  if (subject?.kind === "boost")
    return { to: back_path ?? at("proBoost"), label: "Retour à ma mise en avant" };
  if (subject?.kind === "order")
    return { to: back_path ?? at("shoppingOrders"), label: "Retour à ma commande" };
  if (subject?.kind === "quote") return { to: at("requests"), label: "Mes demandes" };
  return { to: at("reservations"), label: "Mes réservations" };
}
