import type { VendorNotice } from "./vendor-notice-text.ts";

/** The emails by which staff answer about an account and its data, by kind. */
export const privacyNotices: Readonly<Record<string, VendorNotice>> = {
  "email-corrected": {
    subject: "L’adresse de votre compte est corrigée",
    heading: "L’adresse de votre compte est corrigée",
    paragraphs: [
      "Quelqu’un nous a demandé de corriger l’adresse e-mail d’un compte qui porte celle-ci. Une autre adresse la remplacera dès qu’elle sera confirmée par son lien.",
      "C’est vous\u00a0? Vous n’avez rien à faire ici. Ce n’est pas vous\u00a0? Choisissez tout de suite un autre mot de passe\u00a0: tous les appareils seront déconnectés et la nouvelle adresse abandonnée. Puis écrivez-nous.",
    ],
    action: "Changer de mot de passe",
  },
  "privacy-copy": {
    subject: "La copie de vos données",
    heading: "La copie de vos données",
    paragraphs: [
      "Vous nous avez demandé une copie des données que nous gardons à votre sujet. La voici\u00a0: le bouton la télécharge.",
      "Le lien est valable sept jours. Il ouvre tout ce que contient votre carnet\u00a0: ne le transmettez à personne.",
    ],
    action: "Télécharger mes données",
  },
  "privacy-erasure-proof": {
    subject: "Confirmez l’effacement de votre compte",
    heading: "Est-ce vous qui demandez l’effacement\u00a0?",
    paragraphs: [
      "Quelqu’un nous a demandé d’effacer votre compte, votre carnet et vos invités. Rien ne se passe sans votre accord.",
      "Si c’est vous, ouvrez le lien et confirmez dans les sept jours. Sinon, ouvrez-le et annulez, ou ignorez ce message.",
    ],
    action: "Confirmer ou annuler",
  },
  "privacy-erasure-notice": {
    subject: "Votre compte va être effacé",
    heading: "Votre compte va être effacé",
    paragraphs: [
      "L’effacement de votre compte a été confirmé. Votre carnet, vos invités et vos cartes seront effacés pour toujours\u00a0:",
    ],
    after:
      "Ce n’est pas vous, ou vous changez d’avis\u00a0? Annulez avant cette date, sans vous connecter.",
    action: "Annuler l’effacement",
  },
  "privacy-erasure-ended": {
    subject: "Votre compte n’est pas effacé",
    heading: "Votre compte n’est pas effacé",
    paragraphs: [
      "L’effacement de votre compte n’aura pas lieu. Votre compte reste tel qu’il était.",
    ],
    action: "Ouvrir mon compte",
  },
  "privacy-erased": {
    subject: "Vos données sont effacées",
    heading: "Vos données sont effacées",
    paragraphs: [
      "Comme vous nous l’avez demandé, votre compte et tout ce qu’il contenait sont effacés.",
      "Seuls restent, sans votre nom, les paiements que la loi nous oblige à garder dix ans.",
    ],
    action: "Lire nos engagements",
  },
};
