import {
  type CardGuest,
  type CardSubject,
  type CardTexts,
  cardTexts,
} from "../areas/designs/card-wording.ts";

const longPlace = "à la salle des fêtes de l’Hôtel de Ville de Yopougon Sicogi";
const longNames = ["Marie-Emmanuelle Akissi", "Jean-Baptiste Kouadio-N’Guessan"];
const longGuest: CardGuest = {
  civility: "Mlle",
  givenNames: "Marie-Ange",
  lastName: "Kouadio-N’Guessan épouse Konan",
};
const guest: CardGuest = { civility: "M", givenNames: "Jean", lastName: "Kouassi" };

/** The texts of a wedding's card with what differs. */
function textsOf(
  differs: Partial<CardSubject>,
  place: string | null,
  to: CardGuest | null,
  category = "invitation",
): CardTexts {
  const subject: CardSubject = {
    eventName: "",
    eventType: "wedding",
    hosts: ["Awa", "Koffi"],
    date: "2027-03-20",
    datePrecision: "exact",
    seed: "e1",
    ceremonies: [
      { code: "civil", isMain: true, date: "2027-03-20", time: place && "15:30", place },
    ],
    ...differs,
  };
  return cardTexts(subject, to, category);
}

/** The texts that every design must hold: long, short, missing, and those that break in two lines. */
export const textsToHold: Record<string, CardTexts> = {
  "long texts": textsOf({ hosts: longNames, date: "2027-09-29" }, longPlace, longGuest),
  "missing texts": textsOf({ eventName: "Fête", hosts: [], date: null }, null, null),
  "an approximate date": textsOf(
    { eventName: "Cinquantenaire de Grand-Papa", hosts: [], datePrecision: "approximate" },
    longPlace,
    longGuest,
    "save-the-date",
  ),
  "short texts": textsOf({ hosts: ["Li", "Yo"] }, "à Man", {
    civility: "M",
    givenNames: "Yo",
    lastName: "Ba",
  }),
  "a name in two lines": textsOf({ hosts: ["Marie-Emmanuelle Akissi", "Yao"] }, longPlace, null),
  "a long occasion": textsOf(
    { eventType: "christening", hosts: longNames },
    longPlace,
    longGuest,
    "reception",
  ),
  "a cancellation": textsOf({ hosts: longNames }, longPlace, longGuest, "cancelled"),
  "one host": textsOf(
    { eventType: "christening", hosts: ["Marie-Emmanuelle Akissi"] },
    longPlace,
    guest,
    "postponed",
  ),
  "three hosts": textsOf(
    { eventType: "birthday", hosts: ["Awa", "Koffi", "Marie-Laure"] },
    "au Palais de la Culture de Treichville",
    guest,
  ),
  "four hosts": textsOf(
    {
      eventType: "religious-feast",
      hosts: ["Mariam", "Modeste", "Wilfried", "Marie-Madeleine Kouadio-N’Guessan"],
      date: "2027-09-01",
    },
    longPlace,
    guest,
    "postponed",
  ),
};
