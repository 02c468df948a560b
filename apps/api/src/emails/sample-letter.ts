import { composeLetter, type Letter } from "../areas/letters/compose-letter.ts";

/** The letter of an invented wedding. */
export function sampleLetter(): Letter {
  const letter = composeLetter(
    {
      ...{ today: "2026-11-29", eventDate: "2027-01-16" },
      answers: [
        { name: "Koffi Yao", answer: "yes" },
        { name: "Adjoua Kouamé", answer: "yes" },
        { name: "Ama Brou", answer: "no" },
      ],
      tasks: [
        { id: 1, content: "Choisir le gâteau", due: "2026-11-20" },
        { id: 2, content: "Réserver voitures et cars", due: "2026-12-05" },
        { id: 3, content: "Essayer les tenues", due: "2026-12-12" },
        { id: 4, content: "Relancer les invités", due: "2026-12-19" },
      ],
      budget: { planned: 4_500_000, paid: 1_750_000 },
      guests: { all: 180, unreachable: 3, uninvited: 24, silent: 90 },
      unbooked: ["DJ"],
      townHallFileDue: null,
    },
    null,
  );
  if (letter === null) throw new Error("The sample of a letter says nothing");
  return letter;
}
