import type { EventTemplate } from "./event-template.ts";
import {
  choice,
  figure,
  freeText,
  meal,
  palette,
  plannedGuests,
  setting,
} from "./question-templates.ts";

/** Everything that a religious feast asks: Tabaski, Korité, Christmas, Easter, a first communion… */
export const religiousFeast: EventTemplate = {
  budget: [
    {
      code: "worship",
      content: "Prière et offrandes",
      lines: [
        ["offering", "Offrandes, dîme ou aumône", null],
        ["sheep", "Mouton ou bœuf", null],
        ["clergy", "Accueil de l’imam, du prêtre ou du pasteur", null],
        ["choir", "Chorale ou récitants", "live-music"],
        ["alms", "Part des voisins et des démunis", null],
      ],
    },
    {
      code: "clothes",
      content: "Tenues",
      lines: [
        ["family-clothes", "Boubous et tenues de la famille", "traditional-wear"],
        ["children-clothes", "Tenues des enfants", "traditional-wear"],
        ["hair", "Coiffure et tresses", "hair-and-makeup"],
      ],
    },
    {
      code: "food",
      content: "Repas et boissons",
      lines: [
        ["cooks", "Traiteur ou cuisinières", "catering"],
        ["ingredients", "Riz, huile, légumes et épices", null],
        ["cake", "Gâteaux et douceurs", "cake"],
        ["drinks", "Jus, sucreries, eau et glace", "drinks"],
      ],
    },
    {
      code: "reception",
      content: "Lieu et matériel",
      lines: [
        ["marquees", "Bâches, nattes et chaises", "equipment-rental"],
        ["sound", "Sonorisation", "sound-and-light"],
        ["decorator", "Décoration", "decoration"],
        ["generator", "Groupe électrogène et carburant", "equipment-rental"],
      ],
    },
    {
      code: "others",
      content: "Autres dépenses",
      lines: [
        ["gifts", "Cadeaux et étrennes des enfants", "gifts"],
        ["transport", "Voyage au village et transport", "transport"],
        ["photographer", "Photographe", "photography"],
        ["cards", "Vœux et Joy Cards", "stationery"],
        ["unforeseen", "Imprévus", null],
      ],
    },
  ],
  planning: [
    {
      code: "foundations",
      content: "Préparer",
      drawing: "registre",
      tasks: [
        ["date", "Confirmer la date avec la communauté", -60, -30],
        ["budget", "Fixer le budget de la famille", -60, -40],
        ["list", "Dresser la liste des invités", -45, -25],
        ["worship", "Convenir de la prière ou de la célébration", -40, -14],
      ],
    },
    {
      code: "house",
      content: "La maison",
      drawing: "calebasse",
      tasks: [
        ["sheep", "Choisir le mouton ou commander la viande", -30, -5],
        ["clothes", "Faire coudre les tenues", -45, -10],
        ["marquees", "Réserver bâches et chaises", -30, -10],
        ["shopping", "Faire le grand marché", -7, -2],
        ["cooking", "Répartir la cuisine", -5, -1],
      ],
    },
    {
      code: "guests",
      content: "Les invités",
      drawing: "alliances",
      tasks: [
        ["invitations", "Envoyer les invitations", -30, -14],
        ["answers", "Compter les présents", -10, -3],
        ["shares", "Porter leur part aux voisins", 0, 1],
        ["thanks", "Envoyer vœux et remerciements", 1, 7],
      ],
    },
  ],
  summary: [
    {
      code: "feast",
      content: "La fête",
      category: null,
      questions: [
        choice(
          "feast",
          "Quelle fête\u00a0?",
          "Tabaski",
          "Korité (Ramadan)",
          "Maouloud",
          "Noël",
          "Pâques",
          "Première communion",
          "Confirmation",
          "Autre",
        ),
        freeText("intention", "Une intention particulière"),
      ],
    },
    { code: "guests", content: "Vos invités", category: null, questions: [plannedGuests] },
    { code: "venue", content: "Le lieu", category: "venue", questions: [setting] },
    { code: "meal", content: "Le repas", category: "catering", questions: [meal] },
    { code: "style", content: "Les couleurs", category: "decoration", questions: [palette] },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    {
      code: "worship",
      name: "Prière ou célébration",
      drawing: "registre",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
    {
      code: "meal",
      name: "Repas de fête",
      drawing: "calebasse",
      isRequired: false,
      isMain: false,
      offsetDays: 0,
    },
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "M" },
    { code: "worship", name: "Prière et célébration", gender: "M" },
    { code: "treasurer", name: "Trésorerie", gender: "F" },
    { code: "catering", name: "Cuisine", gender: "F" },
  ],
};
