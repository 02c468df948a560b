/** How a notebook speaks of those whom its event celebrates. */
export interface EventWording {
  /** Their section, as a title: « Le couple ». */
  celebrated: string;
  /** The same on the notebook's first page: « Les fiancés ». */
  persons: string;
  /** With « de »: « du couple ». */
  ofCelebrated: string;
  /** What the section of the cards is called: « Joy Cards ». */
  cards: string;
  /** What the section of the event's page is called: « Page de la fête ». */
  page: string;
}

const feast = { cards: "Joy Cards", page: "Page de la fête" };

const hosts: EventWording = {
  ...feast,
  celebrated: "Les hôtes",
  persons: "Les hôtes",
  ofCelebrated: "des hôtes",
};

/** By the code of the type of event. Only a wedding has a couple. */
const wordings = new Map<string, EventWording>([
  [
    "wedding",
    {
      ...feast,
      celebrated: "Le couple",
      persons: "Les fiancés",
      ofCelebrated: "du couple",
    },
  ],
  [
    "birthday",
    {
      ...feast,
      celebrated: "Le héros de la fête",
      persons: "Le héros de la fête",
      ofCelebrated: "du héros de la fête",
    },
  ],
  [
    "christening",
    {
      ...feast,
      celebrated: "L’enfant",
      persons: "L’enfant",
      ofCelebrated: "de l’enfant et de ses parents",
    },
  ],
  [
    "funeral",
    {
      celebrated: "La personne disparue",
      persons: "La personne disparue",
      ofCelebrated: "de la personne disparue",
      cards: "Faire-part",
      page: "Page des obsèques",
    },
  ],
  [
    "baby-shower",
    {
      ...feast,
      celebrated: "Les futurs parents",
      persons: "Les futurs parents",
      ofCelebrated: "des futurs parents",
    },
  ],
]);

/**
 * The words of a type of event; those of hosts for a type without words of its own, and before the
 * first event.
 */
export function wordingOf(typeCode: string | undefined): EventWording {
  return wordings.get(typeCode ?? "") ?? hosts;
}
