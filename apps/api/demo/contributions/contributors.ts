/** Cash of the demonstration: how much, days before its base, who holds it, and what the other said. */
interface DemoCash {
  amountFcfa: number;
  daysAgo: number;
  holder: "owner" | "treasurer";
  /** `waiting` where nobody answered yet. */
  state?: "waiting" | "refused";
  reason?: string;
  note?: string;
}

/** Somebody who contributes, all of them invented; payments by mobile money as sum and days ago. */
export interface DemoContributor {
  name: string;
  group: string | null;
  pledgedFcfa: number;
  note?: string;
  cash?: readonly DemoCash[];
  mobile?: readonly (readonly [amountFcfa: number, daysAgo: number])[];
  /** Days ago. */
  reminded?: number;
}

const bride = "Famille de la mariée";
const groom = "Famille du marié";
const colleagues = "Collègues d’Awa";
const parish = "Chorale Sainte-Cécile";

/** In instalments, in cash with two people's word, by mobile money; some late, some with more than they pledged. */
export const demoContributors: readonly DemoContributor[] = [
  {
    ...{ name: "Tonton Kouadio", group: bride, pledgedFcfa: 200_000 },
    note: "En trois fois, à chaque fin de mois",
    cash: [{ amountFcfa: 50_000, daysAgo: 62, holder: "treasurer" }],
    mobile: [
      [50_000, 33],
      [50_000, 4],
    ],
  },
  {
    ...{ name: "Tantie Adjoua", group: bride, pledgedFcfa: 100_000 },
    cash: [
      { amountFcfa: 60_000, daysAgo: 45, holder: "owner" },
      {
        ...{ amountFcfa: 40_000, daysAgo: 9, holder: "owner", state: "refused" },
        reason: "C’était pour les pagnes, pas pour la cotisation",
      },
      { amountFcfa: 25_000, daysAgo: 2, holder: "treasurer", state: "waiting" },
    ],
  },
  { name: "Amenan Kouadio", group: bride, pledgedFcfa: 50_000, mobile: [[50_000, 20]] },
  { name: "Ange Kouassi", group: bride, pledgedFcfa: 30_000, reminded: 5 },
  {
    ...{ name: "Maman Koffi", group: groom, pledgedFcfa: 150_000 },
    cash: [{ amountFcfa: 150_000, daysAgo: 30, holder: "treasurer", note: "Remis au marché" }],
  },
  {
    ...{ name: "Serge Koffi", group: groom, pledgedFcfa: 75_000 },
    mobile: [
      [25_000, 50],
      [25_000, 21],
    ],
  },
  { name: "Grand-père Yao", group: groom, pledgedFcfa: 0, mobile: [[20_000, 12]] },
  {
    ...{ name: "Mariam Traoré", group: colleagues, pledgedFcfa: 20_000 },
    cash: [{ amountFcfa: 20_000, daysAgo: 15, holder: "owner" }],
  },
  { name: "Fatou Coulibaly", group: colleagues, pledgedFcfa: 20_000, mobile: [[25_000, 14]] },
  { name: "Estelle Assi", group: colleagues, pledgedFcfa: 15_000, reminded: 3 },
  {
    ...{ name: "Sœur Marie-Ange", group: parish, pledgedFcfa: 30_000 },
    cash: [{ amountFcfa: 10_000, daysAgo: 1, holder: "treasurer", state: "waiting" }],
    mobile: [[10_000, 26]],
  },
  {
    ...{ name: "Frère Anselme", group: parish, pledgedFcfa: 10_000 },
    cash: [{ amountFcfa: 10_000, daysAgo: 8, holder: "treasurer" }],
  },
];
