import type { VendorNotice } from "./vendor-notice-text.ts";

/**
 * The emails about disputes, by kind: `dispute-<event>-<side>`. `{shop}` is the provider's or seller's
 * name; the detail says what it is about, until when, the sums, and what was written.
 */
export const disputeNotices: Readonly<Record<string, VendorNotice>> = {
  "dispute-opened-customer": {
    subject: "Votre signalement sur {shop} est noté",
    heading: "C’est noté",
    paragraphs: [
      "L’argent payé pour «\u00a0{shop}\u00a0» est gelé. L’autre partie vous répond, puis notre équipe décide :",
    ],
    after: "Tout est réglé entre vous\u00a0? Dites-le sur la même page.",
    action: "Suivre le litige",
  },
  "dispute-opened-provider": {
    subject: "Un client de {shop} signale un problème",
    heading: "Un client signale un problème",
    paragraphs: [
      "L’argent de cette vente de «\u00a0{shop}\u00a0» est gelé jusqu’à la décision de notre équipe :",
    ],
    after:
      "Répondez dans les trois jours\u00a0: ce qui s’est passé, avec des photos si vous en avez. Sans réponse, notre équipe décide sans vous.",
    action: "Répondre",
    sms: "un client de {shop} signale un problème. Répondez dans les 3\u00a0jours.",
  },
  "dispute-answered-customer": {
    subject: "{shop} vous répond",
    heading: "Une réponse à votre signalement",
    paragraphs: ["«\u00a0{shop}\u00a0» a répondu :"],
    after: "Notre équipe lit les deux versions et décide.",
    action: "Lire la réponse",
    sms: "{shop} a répondu à votre signalement.",
  },
  "dispute-answered-provider": {
    subject: "La réponse de {shop} est envoyée",
    heading: "Votre réponse est envoyée",
    paragraphs: ["Le client et notre équipe lisent la réponse de «\u00a0{shop}\u00a0» :"],
    after: "Notre équipe décide, et vous prévient.",
    action: "Voir le litige",
  },
  "dispute-reminder-provider": {
    subject: "Il reste un jour pour répondre au client de {shop}",
    heading: "Il reste un jour pour répondre",
    paragraphs: ["«\u00a0{shop}\u00a0» n’a pas encore répondu à ce litige :"],
    after: "Sans réponse, notre équipe décide sans vous.",
    action: "Répondre",
    sms: "il reste un jour pour répondre au litige d’un client de {shop}.",
  },
  "dispute-unanswered-customer": {
    subject: "{shop} n’a pas répondu\u00a0: nous décidons",
    heading: "Notre équipe décide",
    paragraphs: ["«\u00a0{shop}\u00a0» n’a pas répondu dans les trois jours :"],
    after: "Notre équipe décide, et vous prévient.",
    action: "Voir le litige",
    sms: "{shop} n’a pas répondu à votre signalement. Notre équipe décide.",
  },
  "dispute-unanswered-provider": {
    subject: "Le délai de {shop} est passé\u00a0: nous décidons",
    heading: "Le délai pour répondre est passé",
    paragraphs: ["«\u00a0{shop}\u00a0» n’a pas répondu à ce litige dans les trois jours :"],
    after: "Notre équipe décide. D’ici là, une réponse compte encore.",
    action: "Répondre",
  },
  "dispute-decided-customer": {
    subject: "Notre décision sur votre litige avec {shop}",
    heading: "Notre décision",
    paragraphs: ["Notre équipe a décidé de votre litige avec «\u00a0{shop}\u00a0» :"],
    after: "Ce qui vous est rendu arrive par le moyen de votre paiement.",
    action: "Lire la décision",
    sms: "notre équipe a décidé de votre litige avec {shop}.",
  },
  "dispute-decided-provider": {
    subject: "Notre décision sur un litige de {shop}",
    heading: "Notre décision",
    paragraphs: ["Notre équipe a décidé d’un litige de «\u00a0{shop}\u00a0» :"],
    after: "Ce qui vous revient est dans vos gains, 48\u00a0heures au plus tôt après le paiement.",
    action: "Lire la décision",
    sms: "notre équipe a décidé d’un litige de {shop}.",
  },
  "dispute-withdrawn-customer": {
    subject: "Votre litige avec {shop} est terminé",
    heading: "Votre litige est terminé",
    paragraphs: ["Vous avez mis fin à votre litige avec «\u00a0{shop}\u00a0» :"],
    after: "L’argent n’est plus gelé.",
    action: "Voir la page",
  },
  "dispute-withdrawn-provider": {
    subject: "Un litige de {shop} est terminé",
    heading: "Le client met fin au litige",
    paragraphs: ["Le client a mis fin à son litige avec «\u00a0{shop}\u00a0» :"],
    after: "L’argent n’est plus gelé.",
    action: "Voir la page",
    sms: "le client met fin à son litige avec {shop}.",
  },
  "dispute-closed-customer": {
    subject: "Votre litige avec {shop} est fermé",
    heading: "Votre litige est fermé",
    paragraphs: [
      "Ce qui était en litige avec «\u00a0{shop}\u00a0» est annulé ou rendu, le litige est donc fermé :",
    ],
    after: "Ce qui vous est rendu est celui que l’annulation prévoit.",
    action: "Voir la page",
    sms: "votre litige avec {shop} est fermé.",
  },
  "dispute-closed-provider": {
    subject: "Un litige de {shop} est fermé",
    heading: "Le litige est fermé",
    paragraphs: [
      "Ce qui était en litige chez «\u00a0{shop}\u00a0» est annulé ou rendu, le litige est donc fermé :",
    ],
    after: "L’argent suit ce que l’annulation prévoit.",
    action: "Voir la page",
    sms: "un litige de {shop} est fermé.",
  },
};
