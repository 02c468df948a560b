/** The sentences of the providers' accounts. */
export const providerAccountMessages = {
  emailRequired: "Veuillez entrer une adresse email",
  alreadyMember: "Cette personne fait déjà partie de l’équipe",
  teamFull: "Votre équipe est complète\u00a0: 20 personnes, invitations comprises",
  mailClosed: "L’envoi d’e-mails n’est pas disponible pour le moment\u00a0: réessayez plus tard",
  invited: "Invitation envoyée",
  invitationCancelled: "Invitation annulée",
  memberRemoved: "Cette personne ne fait plus partie de l’équipe",
  left: "Vous avez quitté l’équipe",
  roleChanged: "Rôle enregistré",
  activated: "Votre compte est activé\u00a0: remplissez maintenant votre boutique",
  joined: "Bienvenue dans l’équipe",
  reasonRequired: "Veuillez écrire le motif du refus",
} as const;

/** The refusals of the providers' space. */
export const providerAccountRefusals = {
  "not-a-provider": { status: 403, message: "Cet espace est réservé aux prestataires." },
  "no-shop": {
    status: 403,
    message:
      "Votre compte n’est rattaché à aucune boutique. Notre équipe l’active sous deux jours.",
  },
  "owner-only": {
    status: 403,
    message: "Seul un propriétaire de la boutique peut gérer l’équipe.",
  },
  "last-owner": {
    status: 409,
    message:
      "Une boutique garde au moins un propriétaire\u00a0: nommez-en un autre avant de partir.",
  },
  "shop-invitation-over": {
    status: 409,
    message:
      "Ce lien n’est plus valable\u00a0: il a déjà servi, a expiré ou a été annulé. Si votre compte est activé, connectez-vous.",
  },
  "in-another-team": {
    status: 409,
    message:
      "Ce compte travaille déjà pour une autre boutique. Quittez-la d’abord, ou demandez une invitation à une autre adresse.",
  },
  "application-decided": {
    status: 409,
    message: "Cette demande a déjà reçu une réponse.",
  },
} as const;
