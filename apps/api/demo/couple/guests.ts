import { type RegionName, regions } from "./guest-names.ts";

/** A guest of the demonstration, before they are stored. */
export interface DemoGuest {
  category: string;
  civility: "M" | "Mme" | "Mlle";
  lastName: string;
  givenNames: string;
  email: string | null;
  /** E.164. */
  phone: string;
  household: string | null;
  companions: number;
  answer: "yes" | "no" | "none";
}

/** Who lives together: M and W are a man and a married woman, w a young woman. */
type Household = [
  category: string,
  region: RegionName,
  place: string | null,
  people: string,
  times?: number,
];

/** The households of the wedding, 150 people in all; those without a place live alone. */
const weddingHouseholds: readonly Household[] = [
  ["bride-family", "centre", "Cocody Angré", "MWwMw"],
  ["bride-family", "centre", "Bouaké", "MWMww"],
  ["bride-family", "centre", "Yamoussoukro", "WwM"],
  ["bride-family", "centre", "Yopougon", "MWwwM"],
  ["bride-family", "centre", "Marcory", "MW"],
  ["bride-family", "centre", "Abengourou", "MWwM"],
  ["bride-family", "north", "Grand-Bassam", "WwM"],
  ["bride-family", "centre", "Paris", "MWw"],
  ["groom-family", "centre", "Bingerville", "MWMMw"],
  ["groom-family", "centre", "Daoukro", "MWwM"],
  ["groom-family", "centre", "Abobo", "WwMM"],
  ["groom-family", "west", "Gagnoa", "MWMw"],
  ["groom-family", "west", "Yopougon Maroc", "MWww"],
  ["groom-family", "centre", "Toumodi", "MWMw"],
  ["groom-family", "north", "Lyon", "MW"],
  ["groom-family", "west", "Montréal", "MW"],
  ["bride-friends", "north", "Treichville", "MW"],
  ["bride-friends", "west", "Riviera Palmeraie", "MWw"],
  ["bride-friends", "centre", null, "w", 12],
  ["bride-friends", "north", null, "w", 6],
  ["groom-friends", "north", "Koumassi", "MW"],
  ["groom-friends", "centre", "Port-Bouët", "MWM"],
  ["groom-friends", "west", null, "M", 11],
  ["groom-friends", "north", null, "M", 7],
  ["colleagues", "north", "Plateau", "MW", 2],
  ["colleagues", "centre", "Cocody Danga", "MW", 2],
  ["colleagues", "west", null, "M", 4],
  ["colleagues", "centre", null, "W", 5],
  ["neighbours", "north", "Angré 8e tranche", "MWMw"],
  ["neighbours", "west", "Angré Château", "MW"],
  ["neighbours", "centre", "Angré Mahou", "MWw"],
  ["community", "centre", "Saint-Jean", "MW", 3],
  ["community", "west", "Riviera 2", "MWMw"],
  ["community", "west", null, "W", 3],
  ["officials", "north", "Deux-Plateaux", "MW"],
  ["officials", "centre", "Cocody Ambassades", "MW"],
  ["officials", "west", null, "M", 2],
];

/** The households of the christening, 46 people. */
const christeningHouseholds: readonly Household[] = [
  ["family", "centre", "Cocody Angré", "MWwM"],
  ["family", "centre", "Yopougon Sicogi", "MWMww"],
  ["family", "north", "Adjamé", "MWwwM"],
  ["family", "north", "Korhogo", "MWM"],
  ["friends", "west", "Riviera 3", "MWw"],
  ["friends", "centre", null, "w", 5],
  ["friends", "north", null, "M", 4],
  ["colleagues", "west", "Marcory Zone 4", "MW", 2],
  ["neighbours", "centre", "Angré Pétro Ivoire", "MWw"],
  ["community", "centre", "Saint-Jacques", "MW", 3],
  ["officials", "west", "Deux-Plateaux Vallon", "MW", 2],
];

/** How many answered what; the others have not answered yet. */
interface Answers {
  yes: number;
  no: number;
}

export const weddingAnswers: Answers = { yes: 86, no: 14 };
export const christeningAnswers: Answers = { yes: 42, no: 4 };

/** The guests of the wedding: always the same ones. */
export function weddingGuests(): DemoGuest[] {
  return makeGuests(weddingHouseholds, weddingAnswers, "0500");
}

/** The guests of the christening. */
export function christeningGuests(): DemoGuest[] {
  return makeGuests(christeningHouseholds, christeningAnswers, "0501");
}

function makeGuests(
  households: readonly Household[],
  answers: Answers,
  prefix: string,
): DemoGuest[] {
  const names = nameSource();
  const guests: DemoGuest[] = [];
  for (const [category, region, place, people, times = 1] of households)
    for (let time = 0; time < times; time += 1) {
      const family = names.family(region);
      for (const one of people) {
        const givenNames = names.given(region, one === "M" ? "men" : "women", family);
        const number = guests.length + 1;
        guests.push({
          category,
          civility: one === "M" ? "M" : one === "W" ? "Mme" : "Mlle",
          lastName: family,
          givenNames,
          // One in four has no address.
          email: number % 4 === 3 ? null : emailOf(givenNames, family, number),
          phone: `+225${prefix}${String(number * 37).padStart(6, "0")}`,
          household: place === null ? null : `Famille ${family}, ${place}`,
          companions: 0,
          answer: "none",
        });
      }
    }
  return answered(guests, answers);
}

/** Gives each name in turn, and never the same full name twice. */
function nameSource() {
  const used = new Map<string, number>();
  const taken = new Set<string>();
  const next = (region: RegionName, kind: "families" | "women" | "men") => {
    const key = `${region} ${kind}`;
    const at = used.get(key) ?? 0;
    used.set(key, at + 1);
    const pool = regions[region][kind];
    return pool[at % pool.length] ?? "";
  };
  return {
    family: (region: RegionName) => next(region, "families"),
    given(region: RegionName, kind: "women" | "men", family: string): string {
      let name = next(region, kind);
      while (taken.has(`${name} ${family}`)) name = next(region, kind);
      taken.add(`${name} ${family}`);
      return name;
    },
  };
}

/** An address as people have it: the last given name and the family's, and a number where it helps. */
export function emailOf(givenNames: string, family: string, number?: number): string {
  const plain = `${givenNames.split(" ").at(-1)}.${family}`
    .normalize("NFD")
    .replace(/[^\w.-]/g, "")
    .toLowerCase();
  return `${plain}${number ?? ""}@exemple.ci`;
}

/** Households answer together: whole ones are taken in turn until so many people have answered. */
function answered(guests: readonly DemoGuest[], { yes, no }: Answers): DemoGuest[] {
  const homes = [...new Set(guests.map(homeOf))];
  // Every third home first, so that no category answers as one.
  const order = [0, 1, 2].flatMap((first) => homes.filter((_, at) => at % 3 === first));
  const ranked = guests.toSorted((a, b) => order.indexOf(homeOf(a)) - order.indexOf(homeOf(b)));
  const answers = new Map(
    ranked.map((guest, at) => [
      guest,
      at < yes ? ("yes" as const) : at < yes + no ? ("no" as const) : ("none" as const),
    ]),
  );
  return guests.map((guest, at) => {
    const answer = answers.get(guest) ?? "none";
    const isAlone = guest.household === null;
    return { ...guest, answer, companions: answer === "yes" && isAlone && at % 2 === 0 ? 1 : 0 };
  });
}

function homeOf(guest: DemoGuest): string {
  return guest.household ?? guest.phone;
}
