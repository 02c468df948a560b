import { changedMeanwhile } from "./sentences.ts";

/** The refusals of the notebook's calls, by their codes. */
export const notebookRefusals = {
  "tour-read-only": {
    status: 403,
    message:
      "Cette visite se regarde sans rien changer. Créez votre carnet pour écrire le vôtre\u00a0: il est gratuit.",
  },
  "invitation-over": {
    status: 409,
    message:
      "Cette invitation n’est plus valable\u00a0: elle a déjà servi, a expiré ou a été annulée. Demandez-en une nouvelle.",
  },
  "invitation-of-another": {
    status: 403,
    message:
      "Cette invitation est pour une autre adresse ou un autre numéro. Vous pouvez demander à rejoindre le carnet.",
  },
  "invitation-unproven": {
    status: 403,
    message: "Confirmez d’abord l’adresse ou le numéro qui a reçu cette invitation.",
  },
  "join-refused": {
    status: 409,
    message: "Les propriétaires de ce carnet ont refusé cette demande.",
  },
  "owner-stays": {
    status: 409,
    message:
      "Un carnet garde au moins un propriétaire\u00a0: nommez-en un autre ou confiez le carnet avant de le quitter.",
  },
  "owners-are-equal": {
    status: 409,
    message:
      "Les propriétaires d’un carnet ont les mêmes droits\u00a0: chacun décide seul de le quitter ou de changer son rôle.",
  },
  "handover-not-yours": {
    status: 403,
    message:
      "Ce carnet est confié à une autre adresse. Connectez-vous avec le compte de l’adresse ou du numéro qui a reçu le lien.",
  },
  "access-ended": { status: 403, message: "Votre accès à ce carnet a pris fin." },
  "deposit-stays": {
    status: 409,
    message:
      "Cet acompte a été payé par Joie du Jour\u00a0: son montant, sa date et son moyen ne se changent pas ici.",
  },
  "line-has-payments": {
    status: 409,
    message:
      "Ce poste a des paiements dans le livre de caisse\u00a0: retirez-les ou déplacez-les d’abord.",
  },
  "event-gone": { status: 410, message: "Cet événement n’existe plus." },
  "event-cancelled": {
    status: 409,
    message: "Cet événement n’aura pas lieu\u00a0: rien ne vous est demandé.",
  },
  "event-owed": {
    status: 409,
    message:
      "De l’argent de vos invités vous attend pour cet événement\u00a0: demandez son versement, ou faites-le rembourser, avant de supprimer l’événement.",
  },
  "changed-meanwhile": { status: 409, message: changedMeanwhile },
} as const;
