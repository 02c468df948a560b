import type { DemoPackage } from "./demo-package.ts";

const every = ["wedding", "birthday", "christening"];

/** What those who dress, drive, print and host offer, by the service's code. */
export const furtherPackages: Readonly<Record<string, readonly DemoPackage[]>> = {
  "bridal-wear": [
    {
      name: "Location de robe et retouches",
      priceFcfa: 180_000,
      description: "Une robe de la collection, deux essayages, retouches comprises.",
      features: ["Deux essayages", "Voile et jupon", "Nettoyage compris"],
      capacity: 3,
    },
  ],
  "groom-wear": [
    {
      name: "Costume du marié",
      priceFcfa: 135_000,
      description: "Cousu à vos mesures en trois semaines, avec la chemise et le nœud.",
      features: ["Prise de mesures", "Deux essayages", "Chemise et nœud"],
      capacity: 4,
    },
  ],
  "traditional-wear": [
    {
      name: "Tenues de dot pour deux",
      priceFcfa: 220_000,
      description: "Deux tenues en pagne tissé, coupées à vos mesures et assorties.",
      features: ["Pagne compris", "Deux essayages", "Foulard et bonnet"],
      capacity: 2,
    },
  ],
  "hair-and-makeup": [
    {
      name: "Mariée et deux demoiselles",
      priceFcfa: 115_000,
      description: "Coiffure et maquillage à domicile, l’essai compris.",
      features: ["Essai une semaine avant", "Retouche à midi"],
      capacity: 2,
    },
  ],
  jewellery: [
    {
      name: "Deux alliances gravées",
      priceFcfa: 240_000,
      description: "Deux alliances en or, gravées de vos prénoms, prêtes en dix jours.",
      features: ["Mise à taille", "Gravure", "Écrin"],
      capacity: 10,
      depositPercent: 50,
    },
  ],
  stationery: [
    {
      name: "Faire-part imprimés",
      priceFcfa: 900,
      unit: "piece",
      description: "Dans le tissage de votre fête, avec leurs enveloppes.",
      features: ["Épreuve à valider", "Enveloppes", "Livraison à Abidjan"],
      capacity: 5,
    },
  ],
  gifts: [
    {
      name: "Souvenirs des invités",
      priceFcfa: 1_500,
      unit: "person",
      description: "Un sachet de café de Man et un porte-clés de perles pour chacun.",
      features: ["Un sachet par invité", "Étiquette à votre nom"],
      events: every,
      capacity: 3,
    },
  ],
  "wedding-planning": [
    {
      name: "Coordination du jour J",
      priceFcfa: 350_000,
      description: "Une coordinatrice et une assistante, du montage au départ des invités.",
      features: ["Réunion deux semaines avant", "Déroulé écrit", "Deux personnes sur place"],
    },
  ],
  hostesses: [
    {
      name: "Quatre hôtesses",
      priceFcfa: 100_000,
      description: "Accueil, placement et livre d’or, pendant six heures.",
      features: ["Tenue assortie", "Six heures"],
      events: every,
      capacity: 2,
    },
  ],
  "car-rental": [
    {
      name: "Voiture des mariés",
      priceFcfa: 125_000,
      unit: "day",
      description: "Une berline blanche décorée, avec chauffeur, pour la journée.",
      features: ["Chauffeur", "Décor floral", "100 km compris"],
      capacity: 2,
    },
  ],
  transport: [
    {
      name: "Car de 50 places",
      priceFcfa: 140_000,
      description: "Pour conduire les familles d’un lieu à l’autre, aller et retour.",
      features: ["Chauffeur et carburant", "Huit heures"],
      events: every,
      capacity: 2,
    },
  ],
  lodging: [
    {
      name: "Dix chambres, une nuit",
      priceFcfa: 400_000,
      description: "Dix chambres doubles et le petit déjeuner, pour ceux qui viennent de loin.",
      features: ["Petit déjeuner", "Arrivée dès 14 h"],
    },
  ],
};
