import type { VendorNotice } from "./vendor-notice-text.ts";

/** The emails about who joins a notebook, about its budget and about seats of its groups, by kind. */
export const sharingNotices: Readonly<Record<string, VendorNotice>> = {
  "notebook-joined": {
    subject: "Quelqu’un a rejoint votre carnet",
    heading: "Quelqu’un a rejoint votre carnet",
    paragraphs: ["Cette personne ouvre maintenant votre carnet\u00a0:"],
    after: "Vous pouvez changer son rôle ou la retirer à tout moment.",
    action: "Voir qui partage le carnet",
  },
  "notebook-join-request": {
    subject: "On demande à rejoindre votre carnet",
    heading: "On demande à rejoindre votre carnet",
    paragraphs: [
      "Cette personne a reçu le lien d’une invitation que vous aviez envoyée à une autre adresse\u00a0:",
    ],
    after:
      "Elle ne voit rien tant que vous n’avez pas accepté. Vous ne la connaissez pas\u00a0? Refusez.",
    action: "Accepter ou refuser",
  },
  "payment-due": {
    subject: "Un paiement de votre budget arrive à échéance",
    heading: "Un paiement arrive à échéance",
    paragraphs: ["Votre livre de caisse prévoit ce paiement\u00a0:"],
    after:
      "Déjà payé\u00a0? Notez-le dans le livre de caisse\u00a0: nous ne vous le rappellerons plus.",
    action: "Ouvrir le livre de caisse",
  },
  "civil-file-due": {
    subject: "Votre dossier de mairie est à déposer",
    heading: "Votre dossier de mairie est à déposer",
    paragraphs: ["La date approche\u00a0:"],
    after:
      "Déjà déposé\u00a0? Notez-le dans le dossier\u00a0: nous ne vous le rappellerons plus. Ces délais sont à vérifier auprès de la mairie.",
    action: "Ouvrir le dossier",
  },
  "civil-file-late": {
    subject: "Dossier de mairie\u00a0: le délai de dépôt est passé",
    heading: "Le délai de dépôt est passé",
    paragraphs: ["Rien n’indique que votre dossier de mairie est déposé\u00a0:"],
    after:
      "Appelez la mairie dès aujourd’hui\u00a0: elle vous dira s’il faut changer la date. Déjà déposé\u00a0? Notez-le dans le dossier.",
    action: "Ouvrir le dossier",
  },
  "notebook-join-confirmed": {
    subject: "Le carnet vous est ouvert",
    heading: "Le carnet vous est ouvert",
    paragraphs: ["Un propriétaire a accepté votre demande. Ce carnet est dans votre liste\u00a0:"],
    action: "Voir mes événements",
  },
  "group-seat": {
    subject: "Une place s’est libérée pour vous",
    heading: "Une place s’est libérée pour vous",
    paragraphs: ["Vous étiez sur la liste d’attente. Vous avez maintenant votre place\u00a0:"],
    after:
      "Vous ne pouvez plus venir\u00a0? Dites-le sur votre page\u00a0: la place ira à quelqu’un d’autre.",
    action: "Voir mon inscription",
  },
  "group-seat-pending": {
    subject: "Une place s’est libérée pour vous",
    heading: "Une place s’est libérée pour vous",
    paragraphs: [
      "Vous étiez sur la liste d’attente. Une place vous est gardée, que les hôtes doivent encore confirmer\u00a0:",
    ],
    after:
      "Vous ne pouvez plus venir\u00a0? Dites-le sur votre page\u00a0: la place ira à quelqu’un d’autre.",
    action: "Voir mon inscription",
  },
  "group-confirmed": {
    subject: "Votre inscription est confirmée",
    heading: "Votre inscription est confirmée",
    paragraphs: ["Les hôtes ont confirmé votre place\u00a0:"],
    action: "Voir mon inscription",
  },
};
