/** How a notebook speaks of those whom its event celebrates. */
export interface EventWording {
  /** Their section, as a title: « Le couple ». */
  celebrated: string;
  /** The same on the notebook's first page: « Les fiancés ». */
  persons: string;
  /** With « de »: « du couple ». */
  ofCelebrated: string;
  /** Other names under which somebody may look for the section. */
  synonyms: string;
}

const hosts: EventWording = {
  celebrated: "Les hôtes",
  persons: "Les hôtes",
  ofCelebrated: "des hôtes",
  synonyms: "hôte célébrés photo",
};

/** By the code of the type of event. Only a wedding has a couple. */
const wordings = new Map<string, EventWording>([
  [
    "wedding",
    {
      celebrated: "Le couple",
      persons: "Les fiancés",
      ofCelebrated: "du couple",
      synonyms: "fiancés célébrés mariés photo",
    },
  ],
  [
    "birthday",
    {
      celebrated: "Le héros de la fête",
      persons: "Le héros de la fête",
      ofCelebrated: "du héros de la fête",
      synonyms: "personne fêtée célébrés anniversaire photo",
    },
  ],
  [
    "christening",
    {
      celebrated: "L’enfant",
      persons: "L’enfant",
      ofCelebrated: "de l’enfant et de ses parents",
      synonyms: "baptisé parents célébrés photo",
    },
  ],
  [
    "baby-shower",
    {
      celebrated: "Les futurs parents",
      persons: "Les futurs parents",
      ofCelebrated: "des futurs parents",
      synonyms: "maman papa bébé célébrés photo",
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
