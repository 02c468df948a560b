import type { DemoGuest } from "../couple/guests.ts";
import type { DemoNotebook } from "../couple/write-notebook.ts";

/** Days from the base, a Monday, to the burial: the Saturday of the week after next. */
export const BURIAL_IN = 12;

/** Whom the family buries: all of them invented. */
export const funeralDetails = {
  name: "Obsèques de Kouamé Yao Jean",
  description: "Veillées à Yopougon, inhumation à Toumodi.",
  seed: "sobre-kouame",
};

/** What the family wrote. @param diedOn, bornOn `YYYY-MM-DD` */
export function funeralNotebook(bornOn: string, diedOn: string): DemoNotebook {
  return {
    persons: {
      deceased: {
        civility: "M",
        lastName: "Kouamé",
        givenNames: "Yao Jean",
        bornOn,
        diedOn,
        knownAs: "dit le Vieux",
        families: "Les familles Kouamé, Brou et N’Dri, alliées et amies",
      },
    },
    replies: {
      "wishes/worship": "Messe catholique",
      "wishes/place": "Au village",
      "guests/planned-guests": "200 - 300",
      "cloth/cloth": "Pagne noir et blanc, petits motifs",
      "budget/budget": "4500000",
    },
    budget: {
      body: {
        morgue: [150, 250, 195],
        coffin: [250, 400, 320],
        hearse: [150, 220, null],
        papers: [10, 30, 15],
      },
      burial: { grave: [150, 250, null], worship: [50, 100, null], choir: [40, 60, null] },
      wakes: { marquees: [120, 180, 150], sound: [60, 90, 75], water: [60, 100, null] },
      food: { cooks: [200, 300, null], ingredients: [500, 700, null] },
      cloth: { "family-cloth": [300, 450, null] },
      journey: { coaches: [300, 400, null], lodging: [80, 120, null] },
      others: { announcements: [40, 80, 55], fortieth: [150, 250, null] },
    },
    tasks: {
      "first-days/certificate": { isDone: true },
      "first-days/relatives": { isDone: true },
      "first-days/morgue": { isDone: true },
      "first-days/declaration": { isDone: true },
      "first-days/committee": { isDone: true },
      "first-days/date": { isDone: true },
      "organisation/contributions": { isDone: true },
      "organisation/budget": { isDone: true },
      "announcement/list": { isDone: true },
      "announcement/card": { isDone: true },
    },
    ceremonies: [
      {
        code: "first-wake",
        time: "20:00",
        placePrefix: "à",
        place: "la cour familiale, Yopougon Sicogi",
        inDays: -8,
      },
      {
        code: "second-wake",
        time: "20:00",
        placePrefix: "à",
        place: "la cour familiale, Yopougon Sicogi",
        inDays: -2,
      },
      {
        code: "religious-wake",
        time: "19:00",
        placePrefix: "à",
        place: "la paroisse Saint-André",
        inDays: -1,
      },
      { code: "removal", time: "07:00", placePrefix: "à", place: "la morgue de Yopougon" },
      { code: "transfer", time: "08:00", placePrefix: "à", place: "Toumodi" },
      {
        code: "worship",
        time: "11:00",
        placePrefix: "à",
        place: "l’église Sainte-Anne de Toumodi",
      },
      { code: "burial", time: "13:00", placePrefix: "au", place: "cimetière de Toumodi" },
      {
        code: "fortieth-day",
        time: "09:00",
        placePrefix: "à",
        place: "la paroisse Saint-André",
        inDays: 40,
      },
    ],
  };
}

/** The committee of the funeral. */
export const funeralCommittee = [
  { role: "pco", civility: "M", lastName: "Brou", givenNames: "Kouassi Paul" },
  { role: "spokesperson", civility: "M", lastName: "Kouamé", givenNames: "Konan Albert" },
  { role: "treasurer", civility: "Mme", lastName: "N’Dri", givenNames: "Affoué" },
  { role: "papers", civility: "M", lastName: "Kouamé", givenNames: "Kouadio Luc" },
  { role: "catering", civility: "Mme", lastName: "Brou", givenNames: "Amenan" },
  { role: "transport", civility: "M", lastName: "Koné", givenNames: "Siaka" },
] as const;

type Line = [
  category: string,
  civility: DemoGuest["civility"],
  lastName: string,
  givenNames: string,
  answer: DemoGuest["answer"],
];

const people: readonly Line[] = [
  ["paternal-family", "M", "Kouamé", "Konan Albert", "yes"],
  ["paternal-family", "Mme", "Kouamé", "Aya Thérèse", "yes"],
  ["paternal-family", "M", "Kouamé", "Kouadio Luc", "yes"],
  ["paternal-family", "Mlle", "Kouamé", "Adjoua Inès", "yes"],
  ["maternal-family", "M", "Brou", "Kouassi Paul", "yes"],
  ["maternal-family", "Mme", "Brou", "Amenan", "yes"],
  ["maternal-family", "M", "Brou", "N’Guessan", "none"],
  ["in-laws", "Mme", "N’Dri", "Affoué", "yes"],
  ["in-laws", "M", "N’Dri", "Koffi Marcel", "no"],
  ["friends", "M", "Koné", "Siaka", "yes"],
  ["friends", "Mme", "Traoré", "Aminata", "none"],
  ["friends", "M", "Gnahoré", "Désiré", "yes"],
  ["colleagues", "M", "Zadi", "Firmin", "yes"],
  ["colleagues", "Mme", "Ouattara", "Rokia", "none"],
  ["colleagues", "M", "Assi", "Hervé", "no"],
  ["neighbours", "Mme", "Coulibaly", "Fatou", "yes"],
  ["neighbours", "M", "Diabaté", "Moussa", "none"],
  ["village", "M", "Allou", "Yao Bernard", "yes"],
  ["village", "M", "Kouadio", "Kan", "yes"],
  ["village", "Mme", "Konan", "Ahou Rose", "none"],
  ["community", "M", "Aka", "Jean-Marie", "yes"],
  ["community", "Mme", "Tanoh", "Élise", "yes"],
];

/** Those whom the family tells; the range +225 00 is not given out. */
export function funeralGuests(): DemoGuest[] {
  return people.map(([category, civility, lastName, givenNames, answer], at) => ({
    ...{ category, civility, lastName, givenNames, answer },
    email: `invite${at + 1}@deuil.exemple.ci`,
    phone: `+2250000007${String(at + 10).padStart(3, "0")}`,
    household: null,
    companions: at % 5 === 0 && answer === "yes" ? 1 : 0,
  }));
}

/** Who gives to the committee: name, group, pledge, and what came by mobile money. */
export const funeralContributors = [
  ["Konan Albert Kouamé", "Famille paternelle", 300_000, 300_000],
  ["Kouassi Paul Brou", "Famille maternelle", 250_000, 150_000],
  ["Affoué N’Dri", "Belle-famille", 150_000, 150_000],
  ["Siaka Koné", "Amis", 50_000, 50_000],
  ["Firmin Zadi", "Collègues", 100_000, 100_000],
  ["Amicale des ressortissants de Toumodi", "Village", 200_000, 0],
  ["Jean-Marie Aka", "Paroisse Saint-André", 25_000, 25_000],
] as const;
