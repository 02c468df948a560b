import type { VendorNotice } from "./vendor-notice-text.ts";

/** The emails about quotes, deposits and payments, by kind. `{shop}` is the provider's name. */
export const depositNotices: Readonly<Record<string, VendorNotice>> = {
  "quote-requested": {
    subject: "Nouvelle demande de devis",
    heading: "Une nouvelle demande de devis",
    paragraphs: ["«\u00a0{shop}\u00a0» a reçu une demande :"],
    action: "Lire la demande",
  },
  "quote-received": {
    subject: "{shop} vous envoie un devis",
    heading: "Votre devis est arrivé",
    paragraphs: ["«\u00a0{shop}\u00a0» vous envoie un devis :"],
    after: "Acceptez-le ou refusez-le sur la même page.",
    action: "Lire le devis",
    sms: "{shop} vous envoie un devis de {detail}.",
  },
  "instalment-due": {
    subject: "Une échéance à régler à {shop}",
    heading: "Une échéance arrive",
    paragraphs: ["Votre devis de «\u00a0{shop}\u00a0» a une échéance à régler\u00a0:"],
    after: "Vous la payez au prestataire directement. Déjà fait\u00a0? Demandez-lui de le noter.",
    action: "Voir le devis",
    sms: "échéance à régler à {shop}\u00a0: {detail}.",
  },
  "quote-withdrawn": {
    subject: "{shop} annule votre demande",
    heading: "Votre prestataire annule",
    paragraphs: [
      "«\u00a0{shop}\u00a0» ne peut pas assurer la prestation. Un acompte déjà payé vous est rendu en entier. Son message :",
    ],
    action: "Voir la demande",
    sms: "{shop} ne peut pas assurer votre prestation. Un acompte payé vous est rendu.",
  },
  "service-started": {
    subject: "{shop} déclare commencer la prestation",
    heading: "La prestation a commencé",
    paragraphs: [
      "«\u00a0{shop}\u00a0» déclare avoir commencé la prestation.",
      "Ce n’est pas le cas\u00a0? Annulez dans les 48 heures\u00a0: un acompte payé vous est rendu en entier. Ensuite, il reste au prestataire.",
    ],
    action: "Voir la demande",
    sms: "{shop} déclare commencer la prestation. Ce n’est pas le cas\u00a0? Annulez dans les 48\u00a0heures.",
  },
  "deposit-paid": {
    subject: "Acompte reçu pour {shop}",
    heading: "Votre acompte est bien reçu",
    paragraphs: ["Nous avons reçu votre acompte pour «\u00a0{shop}\u00a0» :"],
    after: "Nous le gardons jusqu’à la prestation. Le reçu est sur la page de votre demande.",
    action: "Voir ma demande",
    sms: "votre acompte de {detail} pour {shop} est reçu.",
  },
  "deposit-received": {
    subject: "Un acompte vient d’être payé",
    heading: "Un acompte vient d’être payé",
    paragraphs: ["Un client de «\u00a0{shop}\u00a0» a payé l’acompte de son devis :"],
    after: "Nous le gardons pour vous jusqu’à la prestation.",
    action: "Voir la demande",
    sms: "un client de {shop} a payé son acompte de {detail}.",
  },
  "deposit-returned": {
    subject: "Votre acompte vous est rendu",
    heading: "Votre acompte vous est rendu",
    paragraphs: ["Le remboursement de votre acompte pour «\u00a0{shop}\u00a0» est fait :"],
    after: "Il arrive par le moyen avec lequel vous aviez payé.",
    action: "Voir les détails",
    sms: "votre acompte pour {shop} est rendu\u00a0: {detail}.",
  },
  "deposit-given-back": {
    subject: "Un acompte a été rendu au client",
    heading: "Un acompte a été rendu au client",
    paragraphs: ["Un acompte payé à «\u00a0{shop}\u00a0» a été rendu au client :"],
    action: "Voir les détails",
    sms: "un acompte payé à {shop} est rendu au client\u00a0: {detail}.",
  },
  "provider-suspended": {
    subject: "{shop} est suspendu pour le moment",
    heading: "Votre prestataire est suspendu",
    paragraphs: [
      "Notre équipe a suspendu «\u00a0{shop}\u00a0». Tant que cela dure, aucun nouvel acompte ne peut lui être payé.",
      "Ce qui est déjà payé reste gardé par nos soins. Vous pouvez attendre, ou annuler\u00a0: la page dit d’abord ce qui vous est rendu. Écrivez-nous si la prestation n’a pas lieu.",
    ],
    action: "Voir ce qui est en cours",
    sms: "{shop} est suspendu pour le moment. Voyez ce qui est en cours.",
  },
  "manager-refund": {
    subject: "Un gestionnaire de {shop} rend de l’argent",
    heading: "Un gestionnaire rend de l’argent",
    paragraphs: ["Un gestionnaire de «\u00a0{shop}\u00a0» a annulé, et le client est remboursé :"],
    after: "Vous choisissez qui est gestionnaire dans la rubrique Équipe.",
    action: "Voir les détails",
    sms: "un gestionnaire de {shop} a annulé, et le client est remboursé.",
  },
  "payment-mismatch": {
    subject: "Votre paiement n’est pas du bon montant",
    heading: "Le montant reçu n’est pas le bon",
    paragraphs: [
      "Le montant ou la monnaie que nous avons reçu n’est pas ce qui était demandé, et rien n’est donc réglé :",
    ],
    after:
      "Votre argent n’est pas perdu\u00a0: notre équipe vérifie ce paiement et vous rend tout ce qui a été pris, sous deux jours ouvrés. Ne payez pas de nouveau pour compléter\u00a0; gardez le SMS de votre opérateur.",
    action: "Voir le paiement",
  },
};
