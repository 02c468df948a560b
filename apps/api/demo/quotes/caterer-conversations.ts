import { type DemoConversation, line } from "./conversation.ts";

/** Those who also write to the caterer, all invented. */
export const otherCustomers = [
  ["Fatou", "Diabaté"],
  ["Jean-Marc", "Kacou"],
  ["Aminata", "Soro"],
  ["Estelle", "Gnahoré"],
  ["Ibrahim", "Cissé"],
  ["Prisca", "Tano"],
] as const;

/** What the demonstration's caterer finds in her inbox, beside the couple's request. */
export const catererConversations: DemoConversation[] = [
  {
    customer: 0,
    steps: [
      [
        0,
        "08:30",
        "customer",
        "Bonjour, un cocktail pour 80 personnes à Angré, est-ce possible un vendredi soir ?",
      ],
    ],
  },
  {
    customer: 1,
    steps: [
      [
        1,
        "19:45",
        "customer",
        "Bonsoir, nous fêtons un baptême : 60 invités, à midi. Quels sont vos prix ?",
      ],
    ],
  },
  {
    customer: 2,
    steps: [
      [6, "10:00", "customer", "Bonjour, je voudrais un devis pour 300 couverts à Yopougon."],
      [6, "12:20", "provider moves", "ACCEPTED"],
      [5, "18:00", "customer", "Avez-vous pu y réfléchir ? Merci d’avance."],
    ],
  },
  {
    customer: 3,
    steps: [
      [14, "09:00", "customer", "Bonjour, un repas de famille pour 40 personnes."],
      [14, "10:00", "provider moves", "ACCEPTED"],
      [13, "10:00", "quote", [line("Menu « Famille » par personne", 40, 5500)], 30, 50_000],
    ],
  },
  {
    customer: 4,
    steps: [
      [25, "09:00", "customer", "Bonjour, pour un mariage de 200 personnes en mai."],
      [24, "10:00", "provider moves", "ACCEPTED"],
      [23, "10:00", "quote", [line("Menu « Fête » par personne", 200, 7500)], 40, 300_000],
      [20, "10:00", "customer moves", "QUOTE_ACCEPTED"],
      [20, "10:05", "customer", "C’est d’accord pour nous, quand peut-on goûter ?"],
    ],
  },
  {
    customer: 5,
    steps: [
      [50, "09:00", "customer", "Bonjour, 100 couverts pour un anniversaire."],
      [50, "10:00", "provider moves", "ACCEPTED"],
      [49, "10:00", "quote", [line("Menu « Famille » par personne", 100, 5500)], 20, 0],
      [48, "10:00", "customer moves", "QUOTE_ACCEPTED"],
      [40, "08:00", "provider moves", "IN_PROGRESS"],
      [30, "22:00", "provider moves", "DONE"],
      [29, "09:00", "customer moves", "DONE_ACCEPTED"],
    ],
  },
  {
    customer: "nina",
    steps: [
      [3, "21:10", "customer", "Bonjour, faites-vous aussi les boissons ? Pour 120 personnes."],
    ],
  },
].map((conversation) => ({
  ...(conversation as Omit<DemoConversation, "provider">),
  provider: "Chez Tantie Mariam",
  unreadBy: "provider" as const,
}));
