/**
 * The texts on the preview pictures of public pages in chat apps, at `/partage/{name}.png`. No text
 * of users is drawn.
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

/** The name of a public page with a preview picture. */
export type SharePage = keyof typeof sharePages;

/** Size of every preview picture, in pixels: chat apps show it uncropped. */
export const shareSize = { width: 1200, height: 630 };
