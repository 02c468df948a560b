import type { VendorNotice } from "./vendor-notice-text.ts";

/** The emails to members of staff, by kind. */
export const staffNotices: Readonly<Record<string, VendorNotice>> = {
  "staff-activation": {
    subject: "Votre accès à la console",
    heading: "Votre accès à la console",
    paragraphs: [
      "Ce lien ouvre votre compte de l’équipe\u00a0: vous y choisissez votre mot de passe et votre deuxième facteur. S’il en remplace un autre, l’ancien accès est fermé.",
      "Il est valable deux jours et ne sert qu’une fois. Ne le transmettez à personne, pas même à un administrateur\u00a0: personne d’autre ne l’a reçu.",
    ],
    after:
      "Vous n’attendiez pas ce message\u00a0? Prévenez aussitôt une autre personne de l’équipe.",
    action: "Ouvrir mon accès",
  },
  /** To every admin, and to the admin whose access ends: a change that nobody of them wanted is seen at once. */
  "staff-changed": {
    subject: "Un accès de l’équipe a changé",
    heading: "Un accès de l’équipe a changé",
    paragraphs: ["L’accès d’une personne de l’équipe à la console vient de changer."],
    after:
      "Ce changement n’est pas voulu\u00a0? Retirez l’accès de son auteur et prévenez les autres administrateurs.",
    action: "Ouvrir l’équipe",
  },
};
