/** Every answer of the wedding « en bref », by group and question. */
export const weddingReplies: Readonly<Record<string, string>> = {
  "couple/story":
    "À la bibliothèque de l’université de Cocody, en préparant le même examen. Yann avait le seul exemplaire du livre, Awa le seul stylo qui écrivait.",
  "couple/bride-origin": "Bouaké, le Gbêkê",
  "couple/groom-origin": "Daoukro, l’Iffou",
  "couple/godparents": "M. Hervé Assi et Mme Solange Tanoh, qui nous ont présentés",
  "ceremonies/dowry": "Oui",
  "ceremonies/worship": "Catholique",
  "ceremonies/same-day": "Oui",
  "ceremonies/regime": "Communauté de biens",
  "guests/planned-guests": "100 - 200",
  "guests/from-afar": "14",
  "guests/children": "Famille seulement",
  "venue/setting": "Jardin ou espace vert",
  "venue/commune": "Bingerville",
  "style/palette": "indigo-gold",
  "style/mood": "elegant",
  "style/theme": "Un jardin à la tombée du jour, des lampions et du pagne tissé",
  "clothes/family-cloth": "Oui",
  "clothes/outfits": "3",
  "clothes/maids": "6",
  "meal/meal": "Buffet ivoirien et européen",
  "music/music": "Plusieurs à la fois",
  "images/reportage": "Photos et vidéo",
  "budget/budget": "6500000",
  "budget/contributions": "Nos familles et nous",
};

/** The same of the christening. */
export const christeningReplies: typeof weddingReplies = {
  "child/child-name": "Maëlle Victoire",
  "child/worship": "Catholique",
  "child/godparents": "Awa Kouassi et Serge Tanoh",
  "guests/planned-guests": "Moins de 100",
  "venue/setting": "Cour familiale",
  "style/palette": "white-gold",
  "style/mood": "natural",
  "meal/meal": "Buffet ivoirien",
  "budget/budget": "1140000",
};
