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
  "owner-only-money": {
    status: 403,
    message:
      "Seul un propriétaire de la boutique peut voir ses gains et ses factures, et se faire verser.",
  },
  "owner-only-selling": {
    status: 403,
    message:
      "Seul un propriétaire de la boutique peut ouvrir les ventes et décider de sa présence dans l’annuaire.",
  },
  "owner-only-listing": {
    status: 403,
    message: "Seul un propriétaire de la boutique peut régler l’abonnement ou une mise en avant.",
  },
  "manager-only": {
    status: 403,
    message: "Seul un gestionnaire ou un propriétaire de la boutique peut faire cela.",
  },
  "owner-only-deletion": {
    status: 403,
    message: "Seul un propriétaire de la boutique peut supprimer un package ou un article.",
  },
  "owner-only-contact": {
    status: 403,
    message:
      "Seul un propriétaire de la boutique peut changer le téléphone, WhatsApp, l’adresse email et le site.",
  },
  "owner-only-publication": {
    status: 403,
    message: "Seul un propriétaire de la boutique peut publier ou retirer la page.",
  },
  "owner-only-refund": {
    status: 403,
    message:
      "Cette annulation rend de l’argent au client\u00a0: au-delà de 50 000 FCFA, seul un propriétaire de la boutique peut la décider.",
  },
  "provider-suspended": {
    status: 409,
    message:
      "Votre boutique est suspendue par notre équipe\u00a0: ni devis, ni nouvelle réservation, ni acompte pour le moment. Écrivez-nous.",
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
