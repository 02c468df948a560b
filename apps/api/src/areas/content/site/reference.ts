/** The slider of a new site. Pictures are woven cloths, drawn by `picture-route.ts`. */
export const sliderReference = [
  {
    image: "/files/tissages/carnet.svg",
    title: "Tout votre mariage dans un carnet",
    description:
      "Les fiancés, la date, les invités, les cartes\u00a0: chaque page remplie ajoute des rangs à votre tissage.",
    buttonText: "Ouvrir le carnet",
    buttonLink: "/organisation-de-mariage-cote-d-ivoire",
  },
  {
    image: "/files/tissages/mairies.svg",
    title: "Trouvez la mairie du grand jour",
    description:
      "District, commune, adresse, jours de célébration\u00a0: cherchez, comparez, appelez.",
    buttonText: "Chercher une mairie",
    buttonLink: "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
  },
  {
    image: "/files/tissages/annonce.svg",
    title: "Votre publicité ici, avec Joy Visibility",
    description: "PUB",
    buttonText: "Votre publicité ici",
    buttonLink: "/joy-visibility",
  },
] as const;

/** The links of a new site; their addresses come from the settings until staff write others. */
export const linkReference = [
  { code: "facebook", name: "Facebook" },
  { code: "instagram", name: "Instagram" },
  { code: "tiktok", name: "TikTok" },
  { code: "youtube", name: "YouTube" },
  { code: "android", name: "Application Android" },
  { code: "ios", name: "Application iPhone" },
] as const;

/** Figures that hold for any new site; the operator sets the date (docs/decisions). */
export const counterReference = [
  { id: 1, count: 7, since: null, label: "types de fêtes à préparer" },
  { id: 2, count: 0, since: "2021-01-01", label: "ans à vos côtés" },
  { id: 3, count: 14, since: null, label: "districts dans l’annuaire des mairies" },
  { id: 4, count: 0, since: null, label: "FCFA pour ouvrir votre carnet" },
] as const;
