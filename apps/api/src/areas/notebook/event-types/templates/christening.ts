import type { EventTemplate } from "./event-template.ts";
import {
  choice,
  figure,
  freeText,
  meal,
  mood,
  palette,
  plannedGuests,
  setting,
} from "./question-templates.ts";

/** Everything that a christening, or the giving of a child's name, asks. */
export const christening: EventTemplate = {
  budget: [
    {
      code: "ceremony",
      content: "Cérémonie",
      lines: [
        ["offering", "Offrandes et frais du lieu de culte", null],
        ["sheep", "Mouton de la cérémonie du prénom", null],
        ["child-outfit", "Tenue de l’enfant", "traditional-wear"],
        ["candle", "Cierge, étole et livret", "gifts"],
        ["choir", "Chorale ou récitants", "live-music"],
      ],
    },
    {
      code: "family",
      content: "Famille, parrain et marraine",
      lines: [
        ["parents-clothes", "Tenues des parents", "traditional-wear"],
        ["family-cloth", "Pagne commun aux familles", "traditional-wear"],
        ["hair", "Coiffure et maquillage", "hair-and-makeup"],
        ["godparents", "Cadeaux du parrain et de la marraine", "gifts"],
        ["elders", "Présents aux anciens et griots", null],
      ],
    },
    {
      code: "reception",
      content: "Lieu et matériel",
      lines: [
        ["venue", "Location du lieu", "venue"],
        ["marquees", "Bâches, tables et chaises", "equipment-rental"],
        ["decorator", "Décoration", "decoration"],
        ["generator", "Groupe électrogène et carburant", "equipment-rental"],
      ],
    },
    {
      code: "food",
      content: "Repas et boissons",
      lines: [
        ["caterer", "Traiteur ou cuisinières", "catering"],
        ["cake", "Gâteau et dragées", "cake"],
        ["drinks", "Boissons, eau et glace", "drinks"],
      ],
    },
    {
      code: "entertainment",
      content: "Animation et souvenirs",
      lines: [
        ["music", "Musique et sonorisation", "dj"],
        ["games", "Coin des enfants", "children-entertainment"],
        ["photographer", "Photographe et vidéaste", "photography"],
        ["cards", "Invitations et Joy Cards", "stationery"],
        ["souvenirs", "Souvenirs des invités", "gifts"],
      ],
    },
    {
      code: "others",
      content: "Autres dépenses",
      lines: [
        ["transport", "Transport des familles", "transport"],
        ["unforeseen", "Imprévus", null],
      ],
    },
  ],
  planning: [
    {
      code: "foundations",
      content: "Poser les bases",
      drawing: "calebasse",
      tasks: [
        ["date", "Choisir la date avec la famille", -150, -120],
        ["godparents", "Choisir le parrain et la marraine", -150, -100],
        ["budget", "Fixer le budget", -120, -90],
        ["list", "Dresser la liste des invités", -100, -60],
      ],
    },
    {
      code: "worship",
      content: "Le lieu de culte",
      drawing: "registre",
      tasks: [
        ["register", "Inscrire l’enfant", -120, -75],
        ["papers", "Réunir les pièces demandées", -100, -60],
        ["preparation", "Suivre la préparation des parents et des parrains", -75, -14],
        ["readings", "Choisir les lectures et les chants", -30, -10],
      ],
    },
    {
      code: "providers",
      content: "La fête",
      drawing: "tam-tam",
      tasks: [
        ["venue", "Réserver le lieu et les bâches", -90, -45],
        ["caterer", "Choisir le traiteur", -75, -30],
        ["outfit", "Choisir la tenue de l’enfant", -60, -21],
        ["photographer", "Réserver le photographe", -60, -30],
        ["cake", "Commander gâteau et dragées", -30, -10],
        ["drinks", "Commander les boissons", -21, -5],
      ],
    },
    {
      code: "guests",
      content: "Les invités",
      drawing: "alliances",
      tasks: [
        ["invitations", "Envoyer les invitations", -60, -30],
        ["answers", "Relancer ceux qui n’ont pas répondu", -21, -7],
        ["confirm", "Confirmer l’heure à chacun", -7, -3],
        ["thanks", "Remercier parrain, marraine et invités", 1, 21],
      ],
    },
  ],
  summary: [
    {
      code: "child",
      content: "L’enfant",
      category: null,
      questions: [
        freeText("child-name", "Prénoms de l’enfant"),
        choice(
          "worship",
          "Quelle cérémonie\u00a0?",
          "Catholique",
          "Protestante ou évangélique",
          "Musulmane (cérémonie du prénom)",
          "Traditionnelle",
        ),
        freeText("godparents", "Parrain et marraine"),
      ],
    },
    { code: "guests", content: "Vos invités", category: null, questions: [plannedGuests] },
    { code: "venue", content: "Le lieu de la fête", category: "venue", questions: [setting] },
    { code: "style", content: "Le style", category: "decoration", questions: [palette, mood] },
    { code: "meal", content: "Le repas", category: "catering", questions: [meal] },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    {
      code: "christening",
      name: "Cérémonie du baptême",
      drawing: "registre",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
    {
      code: "reception",
      name: "Réception",
      drawing: "tam-tam",
      isRequired: false,
      isMain: false,
      offsetDays: 0,
    },
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "M" },
    { code: "godfather", name: "Parrain", gender: "M" },
    { code: "godmother", name: "Marraine", gender: "F" },
    { code: "treasurer", name: "Trésorerie", gender: "F" },
    { code: "catering", name: "Repas et boissons", gender: "F" },
    { code: "logistics", name: "Logistique et accueil", gender: "M" },
  ],
};
