import type { VendorNotice } from "./vendor-notices.ts";

/** The emails that answer a request about personal data, by kind. */
export const privacyNotices: Readonly<Record<string, VendorNotice>> = {
  "privacy-copy": {
    subject: "La copie de vos données",
    heading: "La copie de vos données",
    paragraphs: [
      "Vous nous avez demandé une copie des données que nous gardons à votre sujet. La voici\u00a0: le bouton la télécharge.",
      "Le lien est valable sept jours. Il ouvre tout ce que contient votre carnet\u00a0: ne le transmettez à personne.",
    ],
    action: "Télécharger mes données",
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
