/** Common Ivorian names; their combinations are invented. */
const women =
  "Akissi Adjoua Aya Affoué Aminata Fatou Mariam Rokia Élodie Grâce Prisca Édith Ruth Salimata Nadège Chantal Béatrice Désirée Noëlle Flore".split(
    " ",
  );
const men =
  "Kouadio Koffi Yao Konan Kouamé Amadou Ibrahim Moussa Jean-Marc Didier Hervé Franck Guy-Roland Élie Cédric Arnaud Sékou Lassina Théodore Gaël".split(
    " ",
  );
const families =
  "Kouassi Koffi Konan N’Guessan Traoré Coulibaly Ouattara Diabaté Touré Bamba Gnahoré Zadi Tapé Ehouman Aka Assi Brou Djédjé Séri Yapi".split(
    " ",
  );

/** A guest in the shape of the API. */
export interface DemoGuest {
  guest_id: number;
  civility: string;
  last_name: string;
  given_names: string;
  email: string;
  phone_number_1: string;
  phone_number_2: null;
}

function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error("There is nothing to pick from");
  return found;
}

/** Two digits. */
function pair(value: number): string {
  return String(value).padStart(2, "0");
}

/**
 * So many guests, always the same ones.
 * @param categoryIds the categories over which they are distributed
 */
export function demoGuests(count: number, categoryIds: readonly number[]): DemoGuest[] {
  return Array.from({ length: count }, (_, at) => {
    const isWoman = at % 2 === 0;
    const row = Math.floor(at / 2);
    return {
      guest_id: pick(categoryIds, at),
      civility: isWoman ? pick(["Madame", "Mademoiselle"], row) : "Monsieur",
      given_names: pick(isWoman ? women : men, row + Math.floor(row / 20)),
      last_name: pick(families, at * 7 + Math.floor(at / 20)),
      email: `invite${at + 1}@exemple.ci`,
      phone_number_1: `+(225) 05 00 00 ${pair(Math.floor((at + 1) / 100))} ${pair((at + 1) % 100)}`,
      phone_number_2: null,
    };
  });
}
