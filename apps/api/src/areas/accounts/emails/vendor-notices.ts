import { depositNotices } from "./deposit-notices.ts";
import { disputeNotices } from "./dispute-notices.ts";
import { holdNotices } from "./hold-notices.ts";
import type { VendorNotice } from "./vendor-notice-text.ts";

const answerUs = "Une question\u00a0? Répondez à cet e-mail ou écrivez-nous par la page Contact.";

/** The emails about the way of a vendor's shop, by kind. */
export const vendorNotices: Readonly<Record<string, VendorNotice>> = {
  ...depositNotices,
  ...disputeNotices,
  ...holdNotices,
  "application-received": {
    subject: "Votre demande pour {shop} est arrivée",
    heading: "Nous avons reçu votre demande",
    paragraphs: [
      "Merci d’avoir demandé une boutique pour «\u00a0{shop}\u00a0». Notre équipe la lit sous deux jours ouvrés.",
      "Acceptée, elle vous vaut un lien pour activer votre compte, remplir votre boutique et la publier. Refusée, nous vous disons pourquoi.",
    ],
    action: "Voir comment ça marche",
  },
  "application-known": {
    subject: "Votre demande pour {shop} est arrivée",
    heading: "Vous avez déjà un compte",
    paragraphs: [
      "Nous avons reçu votre demande pour «\u00a0{shop}\u00a0». Cette adresse a déjà un compte de prestataire\u00a0: si nous l’acceptons, nous complétons ce compte au lieu d’en ouvrir un second.",
      "Si vous n’avez rien demandé, ignorez ce message.",
    ],
    action: "Ouvrir mon espace",
  },
  "account-extended": {
    subject: "Votre demande pour {shop} est acceptée",
    heading: "Votre compte est complété",
    paragraphs: [
      "Votre nouvelle demande est acceptée. Comme vous aviez déjà un compte, «\u00a0{shop}\u00a0» y gagne de nouvelles rubriques\u00a0: connectez-vous comme d’habitude.",
    ],
    action: "Ouvrir mon espace",
  },
  "shop-activated": {
    subject: "Le compte de {shop} est activé",
    heading: "Bienvenue\u00a0!",
    paragraphs: [
      "Le compte de «\u00a0{shop}\u00a0» est activé. Voici ce qu’il reste à remplir avant de publier votre boutique\u00a0:",
    ],
    after: answerUs,
    action: "Remplir ma boutique",
  },
  "commission-changed": {
    subject: "La commission de {shop} change",
    heading: "Votre commission change",
    paragraphs: ["Notre commission sur les ventes de «\u00a0{shop}\u00a0» est désormais de\u00a0:"],
    after: `Elle vaut pour les commandes à venir\u00a0: celles qui existent gardent la leur. ${answerUs}`,
    action: "Voir mes gains",
  },
  "shop-reminder": {
    subject: "Il reste à compléter la boutique {shop}",
    heading: "Votre boutique est presque prête",
    paragraphs: ["Avant de publier «\u00a0{shop}\u00a0», il reste à faire\u00a0:"],
    after: answerUs,
    action: "Compléter ma boutique",
  },
  "shop-published": {
    subject: "{shop} est en ligne",
    heading: "Votre boutique est en ligne",
    paragraphs: [
      "«\u00a0{shop}\u00a0» est maintenant dans l’annuaire\u00a0: les futurs mariés peuvent vous trouver et vous demander un devis.",
    ],
    action: "Voir ma page",
  },
  "shop-suspended": {
    subject: "{shop} n’est plus visible",
    heading: "Votre boutique est retirée",
    paragraphs: [
      "Nous avons retiré «\u00a0{shop}\u00a0» de l’annuaire et de la boutique en ligne, pour ce motif\u00a0:",
    ],
    after:
      "Vos demandes, réservations et commandes en cours continuent. Répondez à cet e-mail pour nous donner votre avis.",
    action: "Ouvrir mon espace",
  },
  "shop-restored": {
    subject: "{shop} est de nouveau visible",
    heading: "Votre boutique est rétablie",
    paragraphs: ["«\u00a0{shop}\u00a0» est de nouveau visible, comme avant son retrait."],
    action: "Ouvrir mon espace",
  },
  "subscription-started": {
    subject: "Votre abonnement commence",
    heading: "Merci de votre confiance",
    paragraphs: ["Pour «\u00a0{shop}\u00a0», voici ce qui est en place\u00a0:"],
    after: "Votre place dans l’annuaire change aussitôt.",
    action: "Ouvrir mon espace",
  },
  "subscription-ended": {
    subject: "Votre abonnement est terminé",
    heading: "Votre abonnement est terminé",
    paragraphs: ["Pour «\u00a0{shop}\u00a0», ceci a pris fin\u00a0:"],
    after: "Écrivez-nous pour le renouveler.",
    action: "Ouvrir mon espace",
  },
  "listing-awaited": {
    subject: "{shop} est prête à paraître",
    heading: "Il reste à régler l’abonnement",
    paragraphs: [
      "La page de «\u00a0{shop}\u00a0» est publiée. Dès que l’abonnement est réglé, elle paraît dans l’annuaire.",
    ],
    after: answerUs,
    action: "Régler l’abonnement",
  },
  "listing-paid": {
    subject: "L’abonnement de {shop} est réglé",
    heading: "Merci, votre abonnement est réglé",
    paragraphs: ["Nous avons reçu votre paiement pour «\u00a0{shop}\u00a0»\u00a0:"],
    after: "Le reçu est dans votre espace, rubrique Abonnement.",
    action: "Voir mon abonnement",
    sms: "l’abonnement de {shop} est réglé.",
  },
  "listing-given": {
    subject: "Une période d’abonnement offerte à {shop}",
    heading: "Une période vous est offerte",
    paragraphs: ["«\u00a0{shop}\u00a0» paraît dans l’annuaire sans rien payer\u00a0:"],
    action: "Voir mon abonnement",
  },
  "listing-reminder": {
    subject: "L’abonnement de {shop} prend bientôt fin",
    heading: "Votre abonnement prend bientôt fin",
    paragraphs: ["Après cette date, «\u00a0{shop}\u00a0» ne paraîtra plus dans l’annuaire\u00a0:"],
    after:
      "Réglez dès maintenant\u00a0: la nouvelle période commence après celle qui court, aucun jour n’est perdu.",
    action: "Prolonger mon abonnement",
    sms: "l’abonnement de {shop} prend bientôt fin.",
  },
  "listing-ended": {
    subject: "{shop} ne paraît plus dans l’annuaire",
    heading: "Votre abonnement est terminé",
    paragraphs: ["«\u00a0{shop}\u00a0» ne paraît plus dans l’annuaire."],
    after:
      "Vos demandes et réservations en cours continuent, et rien n’est effacé. Réglez une nouvelle période\u00a0: votre page revient aussitôt.",
    action: "Revenir dans l’annuaire",
    sms: "{shop} ne paraît plus dans l’annuaire, son abonnement est terminé.",
  },
  "listing-refunded": {
    subject: "Votre abonnement est remboursé",
    heading: "Votre abonnement est remboursé",
    paragraphs: [
      "Le paiement de cette période pour «\u00a0{shop}\u00a0» vous est rendu, et elle est annulée\u00a0:",
    ],
    after: answerUs,
    action: "Voir mon abonnement",
    sms: "l’abonnement de {shop} vous est remboursé.",
  },
  "boost-paid": {
    subject: "La mise en avant de {shop} est réglée",
    heading: "Merci, votre mise en avant est réservée",
    paragraphs: ["Nous avons reçu votre paiement pour «\u00a0{shop}\u00a0»\u00a0:"],
    after: "Le reçu et le nombre de visites sont dans votre espace, rubrique Mise en avant.",
    action: "Voir ma mise en avant",
    sms: "la mise en avant de {shop} est réglée.",
  },
  "boost-started": {
    subject: "{shop} est mise en avant dès aujourd’hui",
    heading: "Votre mise en avant commence",
    paragraphs: ["«\u00a0{shop}\u00a0» passe en tête des listes de l’annuaire\u00a0:"],
    action: "Suivre mes visites",
  },
  "boost-ended": {
    subject: "Le bilan de votre mise en avant",
    heading: "Votre mise en avant est terminée",
    paragraphs: ["Ce qu’elle a apporté à «\u00a0{shop}\u00a0»\u00a0:"],
    after: "Votre page reste dans l’annuaire, à sa place habituelle.",
    action: "Voir le bilan",
  },
  "boost-refunded": {
    subject: "Votre mise en avant est remboursée",
    heading: "Votre mise en avant est remboursée",
    paragraphs: [
      "Le paiement de cette mise en avant de «\u00a0{shop}\u00a0» vous est rendu, et elle est annulée\u00a0:",
    ],
    after: answerUs,
    action: "Voir mes mises en avant",
    sms: "la mise en avant de {shop} vous est remboursée.",
  },
  "stickers-low": {
    subject: "Vos stickers de factures (FNE) s’épuisent",
    heading: "Vos stickers FNE s’épuisent",
    paragraphs: ["Chaque facture normalisée de «\u00a0{shop}\u00a0» prend un sticker\u00a0:"],
    after:
      "Achetez-en dans votre espace FNE. Vos ventes continuent\u00a0; les factures qui attendent sont signées dès qu’il y en a.",
    action: "Voir mes factures",
  },
  "invoicing-key-refused": {
    subject: "La FNE refuse votre clé",
    heading: "La FNE refuse votre clé",
    paragraphs: [
      "Les factures normalisées de «\u00a0{shop}\u00a0» attendent\u00a0: la DGI n’accepte plus la clé que vous nous avez confiée.",
    ],
    after: "Entrez une autre clé, ou retirez-la. Vos ventes continuent.",
    action: "Changer la clé",
  },
  "invoice-waits": {
    subject: "Une facture de {shop} attend votre décision",
    heading: "Une facture n’est pas signée",
    paragraphs: ["La DGI n’a pas signé une facture normalisée de «\u00a0{shop}\u00a0»\u00a0:"],
    after: "La page Factures dit ce qu’il reste à faire. La vente n’en dépend pas.",
    action: "Voir mes factures",
  },
  "hours-removed": {
    subject: "Les horaires de {shop} sont retirés",
    heading: "Vos horaires sont retirés",
    paragraphs: ["Ils ne sont plus sur votre page, pour ce motif\u00a0:"],
    after: "Vous pouvez en saisir d’autres dans votre espace.",
    action: "Voir mes horaires",
  },
  "medium-hidden": {
    subject: "Une photo ou vidéo de {shop} est retirée",
    heading: "Une photo ou vidéo est retirée",
    paragraphs: ["Elle n’est plus visible dans l’annuaire, pour ce motif\u00a0:"],
    after: "Vous pouvez la remplacer dans votre espace.",
    action: "Voir mes photos",
  },
  "medium-shown": {
    subject: "Une photo ou vidéo de {shop} est rétablie",
    heading: "Une photo ou vidéo est rétablie",
    paragraphs: ["Elle est de nouveau visible dans l’annuaire."],
    action: "Voir mes photos",
  },
  "article-hidden": {
    subject: "Un article de {shop} est retiré",
    heading: "Un article est retiré de la vente",
    paragraphs: ["Il n’est plus visible dans la boutique en ligne\u00a0:"],
    after: "Les commandes déjà passées restent à livrer.",
    action: "Voir mes articles",
  },
  "article-shown": {
    subject: "Un article de {shop} est rétabli",
    heading: "Un article est de nouveau en vente",
    paragraphs: ["Il est de nouveau visible dans la boutique en ligne\u00a0:"],
    action: "Voir mes articles",
  },
  "review-hidden": {
    subject: "Votre avis sur {shop} est retiré",
    heading: "Votre avis est retiré",
    paragraphs: ["Votre avis sur «\u00a0{shop}\u00a0» n’est plus visible, pour ce motif\u00a0:"],
    after: "Vous pouvez l’écrire autrement depuis cette page\u00a0:",
    action: "Voir la page",
  },
};

/** A text of a notice with the name of the shop in its place. */
export function fillNotice(text: string, shopName: string): string {
  return text.replaceAll("{shop}", () => shopName);
}
