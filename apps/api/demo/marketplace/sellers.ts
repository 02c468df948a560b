import { CATERER } from "../directory/first-providers.ts";

/** A seller of the demonstration. */
export interface DemoSeller {
  /** The name of a provider; one that is there stays as it is. */
  name: string;
  town: string;
  presentation: string;
  preparationDays: number;
  returnDays: number;
  /** FCFA for Abidjan and for other towns; null where it does not deliver. */
  delivery: { abidjan: number | null; elsewhere: number | null; pickup: boolean };
  /** The codes of its categories. */
  categories: readonly string[];
}

/** The ten sellers; the first is the demonstration's provider. */
export const demoSellers: readonly DemoSeller[] = [
  {
    name: CATERER,
    town: "Yopougon",
    presentation:
      "Mariam et ses six cuisinières préparent boissons, plats et marmites pour vos fêtes. Tout est cuisiné le jour même, et livré chaud dans la ville.",
    preparationDays: 3,
    returnDays: 2,
    delivery: { abidjan: 5000, elsewhere: null, pickup: true },
    categories: ["soft-drinks", "dishes", "serving", "disposable"],
  },
  {
    name: "Le Marché des Pagnes (exemple)",
    town: "Treichville",
    presentation:
      "Pagnes wax, tissés et bazins choisis au marché depuis trois générations. Nous coupons à la longueur voulue et préparons les lots des familles.",
    preparationDays: 2,
    returnDays: 7,
    delivery: { abidjan: 2000, elsewhere: 5000, pickup: true },
    categories: ["wax", "woven", "lace", "sewing"],
  },
  {
    name: "Maison Flamboyant (exemple)",
    town: "Cocody",
    presentation:
      "Robes de mariée et tenues de dot cousues à Abidjan. Une retouche est offerte dans les quinze jours.",
    preparationDays: 5,
    returnDays: 7,
    delivery: { abidjan: 3000, elsewhere: 7000, pickup: true },
    categories: ["bride", "guests", "headwear"],
  },
  {
    name: "L’Atelier du Marié (exemple)",
    town: "Plateau",
    presentation:
      "Costumes, boubous et souliers pour le marié, ses témoins et les enfants d’honneur.",
    preparationDays: 4,
    returnDays: 7,
    delivery: { abidjan: 2500, elsewhere: 6000, pickup: true },
    categories: ["groom", "children", "ties", "shoes", "bags"],
  },
  {
    name: "Or et Cauris (exemple)",
    town: "Marcory",
    presentation:
      "Alliances, parures de dot et perles. La gravure est comprise, le certificat aussi.",
    preparationDays: 6,
    returnDays: 14,
    delivery: { abidjan: 3000, elsewhere: 5000, pickup: false },
    categories: ["rings", "necklaces", "bracelets", "earrings"],
  },
  {
    name: "Lueurs de Fête (exemple)",
    town: "Koumassi",
    presentation:
      "Lumières, fleurs, nappes et ballons, à acheter ou à louer, pour les petites salles comme pour les grandes.",
    preparationDays: 2,
    returnDays: 7,
    delivery: { abidjan: 4000, elsewhere: 12000, pickup: true },
    categories: ["lights", "flowers", "table-linen", "balloons", "furniture", "sound"],
  },
  {
    name: "La Belle Table (exemple)",
    town: "Bingerville",
    presentation: "Vaisselle, verres et cadeaux de maison, emballés pièce par pièce.",
    preparationDays: 2,
    returnDays: 7,
    delivery: { abidjan: 3500, elsewhere: 9000, pickup: true },
    categories: ["plates", "glasses", "household", "gift-cards"],
  },
  {
    name: "Papier Tissé (exemple)",
    town: "Adjamé",
    presentation:
      "Faire-part, menus et livres d’or imprimés à Adjamé. Une épreuve vous est envoyée avant l’impression.",
    preparationDays: 4,
    returnDays: 0,
    delivery: { abidjan: 1500, elsewhere: 3500, pickup: true },
    categories: ["invitations", "menus", "guest-books", "guest-gifts", "dowry"],
  },
  {
    name: "Sucre et Gingembre (exemple)",
    town: "Grand-Bassam",
    presentation: "Pièces montées, mignardises et dragées, sans colorant pour les enfants.",
    preparationDays: 3,
    returnDays: 0,
    delivery: { abidjan: 6000, elsewhere: null, pickup: true },
    categories: ["wedding-cakes", "small-cakes", "sweets", "wines"],
  },
  {
    name: "Peau d’Ébène (exemple)",
    town: "Yamoussoukro",
    presentation:
      "Maquillage, coiffure et soins pensés pour les peaux et cheveux d’ici, et des équipes le jour même.",
    preparationDays: 1,
    returnDays: 7,
    delivery: { abidjan: 5000, elsewhere: 4000, pickup: true },
    categories: ["make-up", "hair", "perfumes", "cars", "help"],
  },
];
