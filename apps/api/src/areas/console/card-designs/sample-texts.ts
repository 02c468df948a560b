import type { previewTexts } from "@jdj/contract/console/card-designs";
import {
  type CardGuest,
  type CardSubject,
  type CardTexts,
  cardTexts,
} from "../../designs/card-wording.ts";

type Kind = (typeof previewTexts)[number];

const wedding: CardSubject = {
  eventName: "Fête",
  eventType: "wedding",
  hosts: [],
  date: null,
  datePrecision: "exact",
  seed: "preview",
};

const samples: Readonly<Record<Kind, { subject: CardSubject; guest: CardGuest | null }>> = {
  long: {
    subject: {
      ...wedding,
      hosts: ["Marie-Emmanuelle Akissi", "Jean-Baptiste Kouadio-N’Guessan"],
      date: "2027-09-29",
      ceremonies: [
        {
          code: "civil",
          isMain: true,
          date: "2027-09-29",
          time: "15:30",
          place: "à la salle des fêtes de l’Hôtel de Ville de Yopougon Sicogi",
        },
      ],
    },
    guest: {
      civility: "Mlle",
      givenNames: "Marie-Ange",
      lastName: "Kouadio-N’Guessan épouse Konan",
    },
  },
  short: {
    subject: { ...wedding, hosts: ["Li", "Yo"], date: "2027-03-20" },
    guest: { civility: "M", givenNames: "Yo", lastName: "Ba" },
  },
  missing: { subject: wedding, guest: null },
};

/** Texts that are hard to hold: long ones, short ones, or hardly any. */
export function sampleTexts(kind: Kind): CardTexts {
  const { subject, guest } = samples[kind];
  return cardTexts(subject, guest, "invitation");
}
