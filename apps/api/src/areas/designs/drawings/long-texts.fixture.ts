import { cardTexts } from "../card-wording.ts";

/** The texts of a card with long names and a long place. */
export const longTexts = cardTexts(
  {
    eventName: "",
    eventType: "wedding",
    hosts: ["Marie-Emmanuelle Akissi", "Jean-Baptiste Kouadio-N’Guessan"],
    date: "2027-03-20",
    datePrecision: "exact",
    seed: "e1",
    ceremonies: [
      {
        code: "civil",
        isMain: true,
        date: "2027-03-20",
        time: "15:30",
        place: "à la salle des fêtes de l’Hôtel de Ville de Yopougon Sicogi",
      },
    ],
  },
  { civility: "Mlle", givenNames: "Marie-Ange", lastName: "Kouadio-N’Guessan épouse Konan" },
  "invitation",
);
