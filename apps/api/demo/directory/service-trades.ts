import type { Trade } from "./trade.ts";

/** Who adorns, prints, welcomes and drives. */
export const serviceTrades: Readonly<Record<string, Trade>> = {
  "hair-and-makeup": {
    titles: ["Coiffure", "Beauté", "Salon"],
    prices: [30_000, 90_000, 4],
    offers: [
      "Coiffure et maquillage de la mariée et de ses demoiselles d’honneur",
      "Tresses, chignons et cheveux naturels mis en valeur",
      "Maquillage qui tient la chaleur, teinte par teinte",
      "Soins, ongles et henné la semaine de la noce",
    ],
    details: [
      "Essai compris un mois avant",
      "À domicile dès cinq heures du matin",
      "Retouche avant la soirée",
      "Une équipe de trois pour les familles",
    ],
  },
  jewellery: {
    titles: ["Bijoux", "Orfèvrerie", "Alliances"],
    prices: [40_000, 180_000, 6],
    unit: "piece",
    offers: [
      "Alliances en or, gravées de vos prénoms et de la date",
      "Parures de dot en perles et en filigrane",
      "Bijoux de la mariée à louer, coffret assuré",
      "Création d’une pièce à partir de l’or de la famille",
    ],
    details: [
      "Titre de l’or poinçonné et certifié",
      "Mise à la taille gratuite",
      "Gravure en trois jours",
      "Paiement en trois fois",
    ],
  },
  stationery: {
    titles: ["Imprimerie", "Papeterie", "Plume"],
    prices: [500, 1_500, 4],
    unit: "piece",
    offers: [
      "Faire-part, menus et marque-places dans le motif de votre fête",
      "Calligraphie à la main des noms de vos invités",
      "Livrets de messe et panneaux de bienvenue",
      "Impressions sur papier de coton et enveloppes doublées",
    ],
    details: [
      "Prix par pièce à partir de cinquante",
      "Maquette offerte, deux corrections",
      "Prêt en dix jours",
      "Livré plié, sous enveloppe",
    ],
  },
  gifts: {
    titles: ["Cadeaux", "Souvenirs", "Paniers"],
    prices: [800, 3_000, 6],
    unit: "piece",
    offers: [
      "Souvenirs d’invités utiles : savons, miel, éventails",
      "Paniers de dot composés selon la liste de la famille",
      "Coffrets gravés pour témoins et parrains",
      "Dragées et douceurs du pays en sachets de pagne",
    ],
    details: [
      "Prix par pièce, emballage compris",
      "Échantillon avant la série",
      "Commande à partir de trente pièces",
      "Prénoms et date imprimés",
    ],
  },
  hostesses: {
    titles: ["Accueil", "Hôtesses", "Protocole"],
    prices: [15_000, 30_000, 3],
    unit: "day",
    offers: [
      "Des hôtesses et hôtes en tenue pour recevoir et placer vos invités",
      "Vestiaire, livre d’or et remise des souvenirs",
      "Le protocole des personnalités et des familles",
      "Une équipe qui connaît votre liste et votre plan de table",
    ],
    details: [
      "Prix par personne et par jour",
      "Tenues à vos couleurs",
      "Un briefing la veille",
      "Français, anglais et langues du pays",
    ],
  },
  security: {
    titles: ["Garde", "Vigilance", "Sûreté"],
    prices: [15_000, 35_000, 4],
    unit: "day",
    offers: [
      "Agents discrets pour la salle, le parking et les cadeaux",
      "Filtrage à l’entrée avec votre liste d’invités",
      "Escorte du cortège et des mariés",
      "Surveillance du matériel la veille et le lendemain",
    ],
    details: [
      "Prix par agent et par nuit",
      "Agents formés au secourisme",
      "Un chef de poste joignable toute la nuit",
      "Radios et gilets fournis",
    ],
  },
  "car-rental": {
    titles: ["Berlines", "Cortège", "Auto"],
    prices: [60_000, 180_000, 4],
    unit: "day",
    offers: [
      "La voiture des mariés avec chauffeur, décorée ou non",
      "Berlines, 4x4 et voitures anciennes pour le cortège",
      "Un cabriolet blanc pour la sortie de la mairie",
      "Voitures assorties par trois, cinq ou dix",
    ],
    details: [
      "Chauffeur et carburant compris dans la ville",
      "Six heures, puis à l’heure",
      "Décor floral en option",
      "Véhicule de remplacement garanti",
    ],
    also: "transport",
  },
  transport: {
    titles: ["Cars", "Transport", "Navette"],
    prices: [70_000, 200_000, 4],
    unit: "day",
    offers: [
      "Cars de 30 à 70 places pour conduire les familles",
      "Navettes entre l’église, la mairie et la salle",
      "Minibus climatisés vers l’intérieur du pays",
      "Pinasse couverte pour traverser la lagune en musique",
    ],
    details: [
      "Chauffeurs de métier, assurance passagers",
      "Retour assuré jusqu’à quatre heures du matin",
      "Itinéraires préparés avec vous",
      "Eau fraîche à bord",
    ],
  },
  lodging: {
    titles: ["Résidence", "Villa", "Auberge"],
    prices: [20_000, 70_000, 5],
    unit: "day",
    offers: [
      "Douze chambres pour ceux qui viennent de loin",
      "Une maison entière près de la salle, cuisine et jardin",
      "La suite des mariés, fleurie et calme",
      "Appartements meublés à la nuit ou à la semaine",
    ],
    details: [
      "Petit déjeuner compris",
      "Prix par nuit, tarif de groupe dès cinq chambres",
      "Gardien et groupe électrogène",
      "Arrivée possible la nuit",
    ],
  },
  travel: {
    titles: ["Voyages", "Escales", "Horizons"],
    prices: [180_000, 600_000, 4],
    offers: [
      "Lunes de miel à Assinie, au Cap-Vert ou à Zanzibar",
      "Circuits de trois à dix jours dans le pays, guide compris",
      "Vols, visas et hôtels réservés ensemble",
      "Une semaine au bord de l’eau, pension complète",
    ],
    details: [
      "Prix par couple, transferts compris",
      "Paiement en quatre fois",
      "Une liste de mariage peut financer le voyage",
      "Un numéro répond jour et nuit pendant le séjour",
    ],
  },
};
