/**
 * The public pages that have a picture of their own when a chat app shows their link, at
 * `/partage/{name}.png`: what stands on it. Nobody's words are drawn but these.
 */
export const sharePages = {
  accueil: "Votre fête, tissée fil à fil",
  bienvenue: "Le carnet de votre mariage",
  mairies: "Trouvez la mairie de votre mariage",
  blog: "Préparer sa fête, pas à pas",
  contact: "Parlons de votre fête",
  questions: "Vos questions, nos réponses",
  prestataires: "Faites connaître votre savoir-faire",
} as const;

/** The name of such a page. */
export type SharePage = keyof typeof sharePages;

/** Size of every shared picture, in pixels: what chat apps show whole. */
export const shareSize = { width: 1200, height: 630 };
