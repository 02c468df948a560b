/** What each message is. */
const kinds: Readonly<Record<string, string>> = {
  otp: "Code de vérification",
  "email-verification": "Vérification d’une adresse",
  "email-changing": "Changement d’adresse",
  "email-corrected": "Adresse corrigée par l’équipe",
  "email-attempted": "Adresse déjà utilisée",
  "password-reset": "Mot de passe oublié",
  "password-changed": "Mot de passe changé",
  "recovery-code": "Code de récupération",
  "idle-account": "Compte inutilisé",
  "newsletter-confirmation": "Confirmation de la Newsletter",
  "newsletter-welcome": "Bienvenue à la Newsletter",
  "contact-answer": "Réponse à un message",
  "application-refused": "Demande de boutique refusée",
  "shop-activation": "Activation d’une boutique",
  "staff-activation": "Accès d’une personne de l’équipe",
  "operator-alert": "Alerte de l’exploitation",
  card: "Carte d’un hôte",
  "guest-message": "Message d’un hôte",
  stop: "Retrait de ses messages",
  letter: "Lettre du carnet",
  notices: "Notifications du jour",
  "phone-notice": "Notification payée sur le téléphone",
};

/** What the others are about, by the beginning of their kind. */
const families = [
  ["booking-", "Message sur une réservation"],
  ["quote-", "Message sur un devis"],
  ["deposit-", "Message sur un acompte"],
  ["order-", "Message sur une commande"],
  ["payout-", "Message sur un versement"],
  ["dispute-", "Message sur un litige"],
  ["gift", "Message sur un cadeau"],
  ["fabric", "Message sur un pagne"],
  ["contribution-", "Message sur une cotisation"],
  ["sender-name-", "Message sur un nom d’expéditeur"],
  ["notebook-", "Partage d’un carnet"],
  ["notice-", "Notification"],
  ["privacy-", "Message sur des données personnelles"],
  ["shop-", "Message sur une boutique"],
  ["listing-", "Message sur un abonnement"],
  ["subscription-", "Message sur un abonnement"],
] as const;

/** The name of a kind of message; a plain one for the others. */
export function messageKind(kind: string): string {
  const family = families.find(([begins]) => kind.startsWith(begins));
  return kinds[kind] ?? family?.[1] ?? "Message d’un compte";
}
