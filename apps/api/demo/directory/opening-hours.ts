/** The opening hours of a weekday; 1 is Monday. */
export interface OpenDay {
  weekday: number;
  /** `08:30` */
  opens: string;
  closes: string;
}

const open = (weekdays: readonly number[], opens: string, closes: string): OpenDay[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

/** When providers receive: what their page says, and the same as hours. */
export const openings: readonly { sentence: string; days: readonly OpenDay[] }[] = [
  {
    sentence: "Nous recevons sur rendez-vous du mardi au samedi, de 9 h à 18 h.",
    days: open([2, 3, 4, 5, 6], "09:00", "18:00"),
  },
  {
    sentence: "L’atelier est ouvert du lundi au vendredi, de 8 h 30 à 17 h 30, et le samedi matin.",
    days: [...open([1, 2, 3, 4, 5], "08:30", "17:30"), ...open([6], "08:30", "12:30")],
  },
  {
    sentence: "Nous répondons tous les jours de 8 h à 20 h, et rappelons dans la journée.",
    days: open([1, 2, 3, 4, 5, 6, 7], "08:00", "20:00"),
  },
  {
    sentence: "La boutique est ouverte du lundi au samedi, de 10 h à 19 h.",
    days: open([1, 2, 3, 4, 5, 6], "10:00", "19:00"),
  },
  {
    sentence: "Visites le mercredi et le samedi, de 10 h à 16 h, sans rendez-vous.",
    days: open([3, 6], "10:00", "16:00"),
  },
];

/** The communes of Abidjan, between which providers travel. */
const abidjan = [
  "Abobo",
  "Adjamé",
  "Attécoubé",
  "Cocody",
  "Koumassi",
  "Marcory",
  "Plateau",
  "Port-Bouët",
  "Treichville",
  "Yopougon",
];

/** Services that guests come to: these providers do not travel. */
const atHome = new Set(["venue", "lodging"]);

/** The names of the other towns that the `nth` provider serves. */
export function servedTowns(nth: number, town: string, services: readonly string[]): string[] {
  const from = abidjan.indexOf(town);
  if (from < 0 || nth % 4 === 3 || services.some((code) => atHome.has(code))) return [];
  return Array.from(
    { length: 2 + (nth % 3) },
    (_, index) => abidjan[(from + 1 + index * 2) % abidjan.length] ?? "",
  ).filter((name, index, all) => name !== town && all.indexOf(name) === index);
}
