import type { DowryKind, DowryStage } from "@jdj/contract/notebook/dowry-items";

/** An item as its source has it. */
export interface ListedItem {
  /** Unique in its list; never changed, since copies keep it. */
  code: string;
  stage: DowryStage;
  kind: DowryKind;
  name: string;
  quantity?: string;
  /** Whole FCFA, where the source names a sum. */
  amount?: number;
  recipient?: string;
}

/** What somebody published of the customs of a people. */
export interface StartingList {
  code: string;
  people: string;
  region: string;
  source: { name: string; address: string };
  /** `YYYY-MM-DD`. */
  readOn: string;
  items: readonly ListedItem[];
}

const readOn = "2026-11-28";
const rezoIvoire = (path: string) => ({
  name: "Rezo-Ivoire",
  address: `https://rezoivoire.net/ivoire/patrimoine/${path}`,
});

/**
 * Examples to begin with, by people. Each has the source that says so, with its quantities and sums as
 * they stand there: customs differ by village and family, so none of them is a rule.
 */
export const startingLists: readonly StartingList[] = [
  {
    ...{ code: "baoule", people: "Baoulé", region: "Centre", readOn },
    source: rezoIvoire("604/le-mariage-en-pays-baoule-et-agni.html"),
    items: [
      {
        ...{ code: "liquor-maternal", stage: "knocking", kind: "drinks", name: "Liqueur" },
        ...{ quantity: "1 bouteille", recipient: "La famille maternelle de la fiancée" },
      },
      {
        ...{ code: "liquor-paternal", stage: "knocking", kind: "drinks", name: "Liqueur" },
        ...{ quantity: "1 bouteille", recipient: "La famille paternelle de la fiancée" },
      },
      {
        ...{ code: "liquor-community", stage: "knocking", kind: "drinks", name: "Liqueur" },
        ...{
          quantity: "1 bouteille",
          recipient: "Les ressortissants du village, si c’est en ville",
        },
      },
      {
        ...{ code: "liquor-witness", stage: "knocking", kind: "drinks" },
        ...{ name: "Liqueur bue sur place, en témoin", quantity: "1 bouteille" },
      },
      {
        ...{ code: "liquor", stage: "dowry", kind: "drinks", name: "Liqueur" },
        quantity: "6 bouteilles",
      },
      {
        ...{ code: "sheet", stage: "dowry", kind: "cloths", name: "Grand drap (miébè)" },
        recipient: "La mère de la fiancée",
      },
      {
        ...{ code: "father-cloth", stage: "dowry", kind: "cloths", name: "Grand pagne" },
        recipient: "Le père de la fiancée",
      },
      {
        ...{ code: "outfits", stage: "dowry", kind: "cloths", recipient: "La fiancée" },
        name: "Complets de pagnes, sandales et bijoux",
      },
      {
        ...{ code: "bride-sum", stage: "dowry", kind: "money", name: "Somme pour la fiancée" },
        ...{ amount: 60_000, recipient: "La fiancée" },
      },
      {
        ...{ code: "reception-sum", stage: "dowry", kind: "money", amount: 80_000 },
        ...{ name: "Aide pour recevoir les invités", recipient: "Les beaux-parents" },
      },
      { code: "salt", stage: "dowry", kind: "food", name: "Sel" },
    ],
  },
  {
    ...{ code: "agni", people: "Agni", region: "Est", readOn },
    source: {
      name: "Koundan Infos",
      address: "https://koundaninfos.com/2019/02/07/le-mariage-chez-les-agni/",
    },
    items: [
      {
        ...{ code: "gin", stage: "knocking", kind: "drinks", name: "Gin" },
        ...{ quantity: "1 bouteille", recipient: "Les parents de la fiancée" },
      },
      {
        ...{ code: "liquor", stage: "dowry", kind: "drinks", name: "Liqueur" },
        quantity: "6 bouteilles",
      },
      {
        ...{ code: "family-sum", stage: "dowry", kind: "money", amount: 6_060 },
        ...{ name: "Somme de la dot", recipient: "Le père de la fiancée et sa famille" },
      },
      {
        ...{ code: "salt", stage: "dowry", kind: "food", name: "Sel" },
        recipient: "Les tantes de la mariée",
      },
      {
        ...{ code: "matches", stage: "dowry", kind: "objects", recipient: "L’assemblée" },
        name: "Boîtes d’allumettes, ou une somme à la place",
      },
      {
        ...{ code: "brothers-sum", stage: "dowry", kind: "money" },
        ...{ name: "Argent des frères", recipient: "Les frères de la mariée" },
      },
      {
        ...{ code: "embrace-sum", stage: "dowry", kind: "money" },
        ...{ name: "Argent de l’accolade", recipient: "Les époux" },
      },
    ],
  },
  {
    ...{ code: "abidji", people: "Abidji", region: "Sud", readOn },
    source: rezoIvoire("3845/la-dot-en-pays-abidji.html"),
    items: [
      {
        ...{ code: "liquor-family", stage: "knocking", kind: "drinks", name: "Liqueur" },
        ...{ quantity: "1 bouteille", recipient: "La famille paternelle de la fiancée" },
      },
      {
        ...{ code: "liquor-witness", stage: "knocking", kind: "drinks" },
        ...{ name: "Liqueur bue sur place, en témoin", quantity: "1 bouteille" },
      },
      {
        ...{ code: "sum", stage: "knocking", kind: "money", name: "Somme symbolique" },
        quantity: "de 10 000 à 25 000 FCFA",
      },
    ],
  },
  {
    ...{ code: "akye", people: "Akyé (Attié)", region: "Sud-Est", readOn },
    source: {
      name: "Vikidia, village de M’Brago 1",
      address: "https://fr.vikidia.org/wiki/Dot_en_pays_Aky%C3%A9",
    },
    items: [
      {
        ...{ code: "gin", stage: "knocking", kind: "drinks", name: "Liqueur (gin)" },
        quantity: "2 bouteilles",
      },
      {
        ...{ code: "beer", stage: "knocking", kind: "drinks", name: "Grosses bières" },
        quantity: "2 bouteilles",
      },
      {
        ...{ code: "wine", stage: "knocking", kind: "drinks", name: "Vin" },
        quantity: "2 bouteilles",
      },
      {
        ...{ code: "soft-drinks", stage: "knocking", kind: "drinks", name: "Sucreries" },
        quantity: "2 bouteilles",
      },
      { code: "sum", stage: "knocking", kind: "money", name: "Un peu d’argent, si on le peut" },
    ],
  },
  {
    ...{ code: "dida", people: "Dida", region: "Centre-Ouest et Sud", readOn },
    source: rezoIvoire("3073/la-dote-chez-les-dida.html"),
    items: [
      {
        ...{ code: "gin", stage: "knocking", kind: "drinks", name: "Liqueur, plutôt un gin" },
        quantity: "1 bouteille",
      },
      {
        ...{ code: "sum", stage: "knocking", kind: "money", name: "Somme de la demande" },
        amount: 5_000,
      },
      {
        ...{ code: "father-cloth", stage: "dowry", kind: "cloths", name: "Pagne adingra (kita)" },
        recipient: "Le père de la fiancée",
      },
      {
        ...{ code: "mother-cloths", stage: "dowry", kind: "cloths", name: "Pagnes" },
        ...{ quantity: "2 ou 3", recipient: "La mère de la fiancée" },
      },
      {
        ...{ code: "bride-cloths", stage: "dowry", kind: "cloths", name: "Pagnes" },
        recipient: "La fiancée",
      },
      { code: "salt", stage: "dowry", kind: "food", name: "Sel", quantity: "1 sac" },
      {
        ...{ code: "sheep", stage: "dowry", kind: "food", quantity: "1" },
        name: "Mouton, si le couple a un enfant",
      },
      { code: "drinks", stage: "dowry", kind: "drinks", name: "Boissons fortes" },
      {
        ...{ code: "parents-sum", stage: "dowry", kind: "money" },
        ...{ name: "Somme pour les parents", recipient: "Le père et la mère" },
      },
      {
        ...{ code: "field-tools", stage: "dowry", kind: "objects" },
        name: "Cuvette et machette pour aller au champ",
      },
    ],
  },
  {
    ...{ code: "senoufo", people: "Sénoufo", region: "Nord", readOn },
    source: {
      name: "Pulse Côte d’Ivoire",
      address:
        "https://www.pulse.ci/lifestyle/cuisine-voyages-arts-et-culture/la-liste-de-la-dot-chez-ces-cinq-ethnies-en-cote-divoire/nze5pcy",
    },
    items: [
      {
        ...{ code: "rice", stage: "dowry", kind: "food", name: "Riz, dans une grande cuvette" },
        quantity: "environ 50 kg",
      },
      { code: "maize", stage: "dowry", kind: "food", name: "Maïs", quantity: "50 kg" },
      { code: "peanuts", stage: "dowry", kind: "food", name: "Arachides", quantity: "25 à 30 kg" },
      {
        code: "pistachios",
        stage: "dowry",
        kind: "food",
        name: "Pistaches",
        quantity: "25 à 30 kg",
      },
      { code: "yams", stage: "dowry", kind: "food", name: "Ignames", quantity: "12" },
    ],
  },
  {
    ...{ code: "malinke", people: "Malinké (Dioula)", region: "Nord et Nord-Ouest", readOn },
    source: {
      name: "Abidjan.net (Le Sursaut, 2015)",
      address: "http://news.abidjan.net/h/521030.html",
    },
    items: [
      {
        ...{
          code: "cola",
          stage: "dowry",
          kind: "objects",
          name: "Colas, une rouge et une blanche",
        },
        recipient: "Attachées pour les deux fiancés",
      },
      {
        code: "cloth",
        stage: "dowry",
        kind: "cloths",
        name: "Pagne blanc qui enveloppe les colas",
      },
      {
        ...{ code: "cola-gift", stage: "dowry", kind: "food", name: "Noix de cola à offrir" },
        recipient: "Les imams et les familles",
      },
    ],
  },
  {
    ...{ code: "yacouba", people: "Yacouba (Dan)", region: "Ouest", readOn },
    source: {
      name: "Choco.ci, Biankouma (2025)",
      address:
        "http://www.choco.ci/news/single/4-mariage-en-cote-divoire-le-cout-de-la-dot-en-pays-yacouba",
    },
    items: [
      { code: "liquor", stage: "dowry", kind: "drinks", name: "Liqueurs" },
      {
        ...{ code: "mother-clothes", stage: "dowry", kind: "cloths", name: "Habillement" },
        recipient: "La belle-mère",
      },
      {
        ...{ code: "father-clothes", stage: "dowry", kind: "cloths", name: "Habillement" },
        recipient: "Le beau-père",
      },
      { code: "salt", stage: "dowry", kind: "food", name: "Sel" },
      { code: "mat", stage: "dowry", kind: "objects", name: "Natte" },
      { code: "sum", stage: "dowry", kind: "money", name: "Somme de la dot, négociée à la fin" },
    ],
  },
];
