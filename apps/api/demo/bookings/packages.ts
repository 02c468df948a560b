import type { DemoPackage } from "./demo-package.ts";
import { furtherPackages } from "./further-packages.ts";

const every = ["wedding", "birthday", "christening"];

/** What a provider of each service offers, by the service's code. */
export const demoPackages: Readonly<Record<string, readonly DemoPackage[]>> = {
  ...furtherPackages,
  venue: [
    {
      name: "Salle et jardin, journée entière",
      priceFcfa: 850_000,
      description:
        "La salle et son jardin de 9 h à 2 h du matin, tables et chaises en place à votre arrivée.",
      features: ["400 places assises", "Groupe électrogène", "Parking gardé", "Ménage compris"],
      events: every,
      depositPercent: 40,
    },
    {
      name: "Salle pour la dot",
      priceFcfa: 320_000,
      description:
        "Une demi-journée pour la dot, avec le coin des familles et la sonorisation de base.",
      features: ["120 places", "Six heures", "Deux micros"],
    },
    {
      name: "Brunch au jardin",
      priceFcfa: 275_000,
      description: "Le jardin le dimanche matin, sous tente, pour ceux qui restent après la fête.",
      features: ["80 places", "Tente et nappes", "De 9 h à 15 h"],
      events: ["wedding", "brunch"],
    },
  ],
  catering: [
    {
      name: "Buffet ivoirien",
      priceFcfa: 6_500,
      unit: "person",
      description:
        "Attiéké, kedjenou, foutou, poissons braisés et salades, servis pendant quatre heures.",
      features: ["Dégustation avant de choisir", "Huit serveurs", "Vaisselle comprise"],
      events: every,
      capacity: 2,
    },
    {
      name: "Cocktail dînatoire",
      priceFcfa: 5_000,
      unit: "person",
      description: "Quinze bouchées salées et sucrées par personne, pour des invités debout.",
      features: ["Quinze bouchées par personne", "Quatre serveurs", "Glace et verres"],
      events: every,
      capacity: 2,
    },
    {
      name: "Repas de famille pour 40",
      priceFcfa: 240_000,
      description: "Le repas de la dot ou du lendemain, livré chaud et dressé chez vous.",
      features: ["Deux plats au choix", "Livraison à Abidjan", "Sans service à table"],
      events: every,
      depositPercent: 0,
      capacity: 3,
    },
  ],
  cake: [
    {
      name: "Pièce montée trois étages",
      priceFcfa: 145_000,
      description:
        "Trois étages pour 120 parts, goûtés avant la commande et dressés dans votre salle.",
      features: ["Dégustation de quatre goûts", "Décor à vos couleurs", "Livraison à Abidjan"],
      events: every,
      capacity: 3,
    },
    {
      name: "Candy bar complet",
      priceFcfa: 110_000,
      description:
        "Un buffet de douceurs pour 80 invités, avec les bocaux et l’étiquette à votre nom.",
      features: ["Douze sortes", "Bocaux et pinces", "Montage et reprise"],
      events: ["wedding", "birthday", "christening", "baby-shower"],
      capacity: 2,
    },
  ],
  drinks: [
    {
      name: "Bar sans alcool",
      priceFcfa: 1_800,
      unit: "person",
      description: "Bissap, gingembre, passion et eaux fraîches à volonté, avec deux serveurs.",
      features: ["Jus du jour", "Glaçons", "Verres et comptoir"],
      events: every,
      capacity: 2,
    },
  ],
  decoration: [
    {
      name: "Décor de salle en pagne",
      priceFcfa: 480_000,
      description: "Tentures, chemins de table et fond de photo dans le pagne de votre fête.",
      features: ["Visite de la salle", "20 tables", "Montage la veille"],
    },
    {
      name: "Arche et allée",
      priceFcfa: 195_000,
      description: "L’arche de la cérémonie et son allée, en fleurs et en tissus.",
      features: ["Arche de 2,5 m", "Douze bornes", "Démontage compris"],
    },
  ],
  flowers: [
    {
      name: "Bouquet et boutonnières",
      priceFcfa: 75_000,
      description: "Le bouquet de la mariée, quatre boutonnières et le bouquet à lancer.",
      features: ["Fleurs fraîches du matin", "Livraison au lieu de préparation"],
      capacity: 4,
    },
    {
      name: "Tables fleuries",
      priceFcfa: 260_000,
      description:
        "Vingt centres de table et la table d’honneur, montés deux heures avant l’arrivée.",
      features: ["20 centres de table", "Table d’honneur", "Vases prêtés"],
      events: every,
    },
  ],
  "equipment-rental": [
    {
      name: "Tente, tables et chaises pour 150",
      priceFcfa: 300_000,
      description: "Livrés et montés la veille, repris le lendemain.",
      features: ["Deux tentes", "15 tables", "150 chaises et housses"],
      events: every,
      capacity: 2,
    },
  ],
  "sound-and-light": [
    {
      name: "Son et lumières de la soirée",
      priceFcfa: 225_000,
      description:
        "Une sonorisation pour 200 personnes, des lyres et un technicien jusqu’à la fin.",
      features: ["Deux micros sans fil", "Six projecteurs", "Technicien"],
      events: every,
    },
  ],
  photography: [
    {
      name: "Reportage de la dot à la réception",
      priceFcfa: 450_000,
      description: "Deux photographes sur deux journées, et un album imprimé de 40 pages.",
      features: ["Deux photographes", "600 photos retouchées", "Album imprimé"],
    },
    {
      name: "Reportage à l’heure",
      priceFcfa: 40_000,
      unit: "hour",
      description: "Une photographe pour la cérémonie et les photos de famille.",
      features: ["Cinquante photos par heure", "Galerie en ligne", "Livrées en deux semaines"],
      events: every,
      capacity: 2,
    },
  ],
  video: [
    {
      name: "Film de vingt minutes",
      priceFcfa: 380_000,
      description: "Deux caméras, un drone quand le lieu le permet, et un film monté en un mois.",
      features: ["Deux vidéastes", "Film et bande-annonce", "Copie sur clé"],
    },
  ],
  dj: [
    {
      name: "Soirée zouglou et slows",
      priceFcfa: 175_000,
      description: "Sept heures de musique, préparées avec vous, avec la sonorisation.",
      features: ["Sonorisation comprise", "Liste d’écoute préparée", "Micro pour les discours"],
      events: every,
    },
    {
      name: "Après-midi d’anniversaire",
      priceFcfa: 95_000,
      description: "Quatre heures de musique et de jeux pour petits et grands.",
      features: ["Enceintes", "Jeux animés"],
      events: ["birthday", "baby-shower"],
      depositPercent: 0,
      capacity: 2,
    },
  ],
  "live-music": [
    {
      name: "Fanfare du cortège",
      priceFcfa: 190_000,
      description: "Douze musiciens pour le cortège et l’entrée des mariés.",
      features: ["Douze musiciens", "Deux heures", "Tenue à vos couleurs"],
    },
  ],
  host: [
    {
      name: "Maître de cérémonie, soirée",
      priceFcfa: 120_000,
      description: "En français et en langues, du cocktail au dernier discours.",
      features: ["Préparation avec vous", "Six heures"],
    },
  ],
};
