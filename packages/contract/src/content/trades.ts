/** The trades of vendors in the application form: code and label. */
export const trades = {
  reception: "Salle, jardin ou espace de réception",
  catering: "Traiteur, gâteau ou boissons",
  decoration: "Décoration, fleurs ou location de matériel",
  beauty: "Tenue, coiffure ou maquillage",
  images: "Photo ou vidéo",
  music: "Musique, animation ou sonorisation",
  planning: "Organisation ou coordination",
  transport: "Transport ou location de véhicules",
  printing: "Faire-part, impression ou cadeaux",
  other: "Autre activité",
} as const;
