import type { PaymentMeans } from "@jdj/contract/notebook/cash-book-sums";

/** A payment of the demonstration; its days are counted from the base, those before it negative. */
export interface DemoEntry {
  /** The group and line of the budget that it is for: `food/caterer`. */
  line: string;
  /** In thousands of FCFA. */
  amount: number;
  due?: number;
  /** When it was paid, by what means and by whom; left out while it is to be paid. */
  paid?: readonly [day: number, means: PaymentMeans, by: string];
  note?: string;
  /** The seller on its receipt; left out without one. */
  receiptFrom?: string;
}

const treasurer = "Clarisse N’Guessan";
const aunt = "Tantie Adjoua";

/** The cash book of the wedding: the dowry is paid, of the feast a part. */
export const weddingEntries: readonly DemoEntry[] = [
  ...dowry(),
  { line: "civil/civil-file", amount: 18, paid: [-40, "cash", "Yann"] },
  { line: "religious/worship-preparation", amount: 15, paid: [-34, "cash", "Awa"] },
  {
    line: "religious/worship-place",
    amount: 50,
    paid: [-27, "transfer", "Yann"],
    note: "Offrande à la paroisse",
  },
  { line: "clothes/rings", amount: 120, paid: [-50, "orange-money", "Yann"], note: "Acompte" },
  {
    line: "clothes/rings",
    amount: 115,
    paid: [-20, "cash", "Yann"],
    note: "Solde, gravure comprise",
    receiptFrom: "Bijouterie Akan",
  },
  { line: "clothes/hair", amount: 80.5, paid: [-15, "cash", "Awa"], note: "Solde de l’essai" },
  { line: "invitations/cards", amount: 22, paid: [-43, "orange-money", "Awa"] },
  {
    line: "food/caterer",
    amount: 300,
    due: -32,
    paid: [-33, "wave", treasurer],
    note: "Première échéance",
    receiptFrom: "Chez Tantie Mariam",
  },
  {
    line: "food/caterer",
    amount: 300,
    due: -5,
    paid: [-5, "transfer", "Yann"],
    note: "Deuxième échéance",
  },
  { line: "food/caterer", amount: 735, due: 96, note: "Solde" },
  { line: "decoration/decorator", amount: 175, paid: [-30, "wave", aunt], note: "Acompte" },
  { line: "decoration/decorator", amount: 145, due: -6, note: "Solde du tissu des tables" },
  // The Sunday of this week: due soon on each of its days.
  { line: "food/cake", amount: 50, due: 6, note: "Acompte" },
  { line: "food/cake", amount: 125, due: 103, note: "Solde à la livraison" },
  { line: "reception/venue", amount: 255, due: 20, note: "Deuxième versement" },
  { line: "reception/venue", amount: 255, due: 89, note: "Solde" },
  { line: "logistics/cars", amount: 40, paid: [-10, "mtn-momo", "Moussa Touré"], note: "Acompte" },
  { line: "logistics/cars", amount: 60, due: 82 },
];

/** The dowry was held 62 days ago, and several of the family paid for it. */
function dowry(): DemoEntry[] {
  return [
    { line: "dowry/knocking", amount: 55, paid: [-92, "cash", "Yann"] },
    { line: "dowry/dowry-cloths", amount: 200, paid: [-75, "cash", aunt], note: "Pagnes" },
    { line: "dowry/dowry-cloths", amount: 145, paid: [-70, "cash", "Yann"], note: "Bijoux" },
    { line: "dowry/dowry-trunk", amount: 190, paid: [-72, "orange-money", "Yann"] },
    { line: "dowry/dowry-drinks", amount: 110, paid: [-66, "cash", "Félix Yao"] },
    { line: "dowry/dowry-setting", amount: 105, paid: [-64, "wave", treasurer] },
    {
      line: "dowry/dowry-meal",
      amount: 240,
      paid: [-63, "wave", treasurer],
      note: "Quarante couverts",
      receiptFrom: "Maquis Le Palmier",
    },
    { line: "dowry/dowry-symbol", amount: 100, paid: [-62, "cash", "Yann"] },
    { line: "dowry/dowry-envelopes", amount: 150, paid: [-62, "cash", "Yann"] },
    { line: "dowry/dowry-spokesmen", amount: 50, paid: [-62, "cash", "Félix Yao"] },
  ];
}
