/** What each message of an account is. */
const kinds: Readonly<Record<string, string>> = {
  otp: "Code de vérification",
  "email-verification": "Vérification d’une adresse",
  "email-changing": "Changement d’adresse",
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
};

/** The name of a kind of message; a plain one for the others. */
export function messageKind(kind: string): string {
  return kinds[kind] ?? "Message d’un compte";
}
