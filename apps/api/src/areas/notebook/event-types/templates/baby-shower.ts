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

/** Everything that a baby shower asks. */
export const babyShower: EventTemplate = {
  budget: [
    {
      code: "reception",
      content: "Lieu et décoration",
      lines: [
        ["venue", "Location du lieu", "venue"],
        ["tables", "Tables, chaises et bâches", "equipment-rental"],
        ["decorator", "Décoration et arche de ballons", "decoration"],
        ["seat", "Fauteuil de la future maman", "decoration"],
        ["flowers", "Fleurs", "flowers"],
      ],
    },
    {
      code: "food",
      content: "Table",
      lines: [
        ["caterer", "Traiteur et amuse-bouche", "catering"],
        ["cake", "Gâteau et bar à douceurs", "cake"],
        ["drinks", "Jus et boissons sans alcool", "drinks"],
      ],
    },
    {
      code: "mother",
      content: "La future maman",
      lines: [
        ["outfit", "Tenue et couronne de fleurs", "bridal-wear"],
        ["hair", "Coiffure et maquillage", "hair-and-makeup"],
        ["shoot", "Séance photo de grossesse", "photography"],
      ],
    },
    {
      code: "entertainment",
      content: "Jeux et souvenirs",
      lines: [
        ["games", "Jeux et lots", "gifts"],
        ["reveal", "Révélation\u00a0: fille ou garçon", "special-effects"],
        ["host", "Animatrice et musique", "host"],
        ["photographer", "Photographe", "photography"],
        ["cards", "Invitations et Joy Cards", "stationery"],
        ["souvenirs", "Souvenirs des invitées", "gifts"],
      ],
    },
    {
      code: "baby",
      content: "Pour le bébé",
      lines: [
        ["layette", "Layette et berceau", "gifts"],
        ["unforeseen", "Imprévus", null],
      ],
    },
  ],
  planning: [
    {
      code: "foundations",
      content: "Préparer",
      drawing: "calebasse",
      tasks: [
        ["date", "Choisir une date qui repose la maman", -75, -50],
        ["budget", "Fixer le budget entre les proches", -70, -45],
        ["list", "Dresser la liste des invitées", -60, -40],
        ["gift-list", "Écrire la liste de naissance", -60, -30],
      ],
    },
    {
      code: "providers",
      content: "Réserver",
      drawing: "tam-tam",
      tasks: [
        ["venue", "Réserver le lieu", -60, -35],
        ["decorator", "Choisir la décoration", -50, -25],
        ["cake", "Commander le gâteau", -30, -10],
        ["caterer", "Choisir le traiteur", -45, -20],
      ],
    },
    {
      code: "guests",
      content: "Les invitées",
      drawing: "alliances",
      tasks: [
        ["invitations", "Envoyer les invitations", -45, -25],
        ["answers", "Relancer celles qui n’ont pas répondu", -14, -7],
        ["games", "Préparer les jeux et leurs lots", -21, -5],
        ["setting", "Installer la décoration", -1, 0],
        ["thanks", "Remercier pour les cadeaux", 1, 14],
      ],
    },
  ],
  summary: [
    {
      code: "baby",
      content: "Le bébé",
      category: null,
      questions: [
        choice("gender", "Fille ou garçon\u00a0?", "Fille", "Garçon", "Jumeaux", "Surprise"),
        choice("reveal", "Le révéler pendant la fête\u00a0?", "Oui", "Non"),
        choice("surprise", "La maman est-elle au courant\u00a0?", "Oui", "Non, c’est une surprise"),
        freeText("wishes", "Ce qui ferait plaisir aux parents"),
      ],
    },
    { code: "guests", content: "Vos invitées", category: null, questions: [plannedGuests] },
    { code: "venue", content: "Le lieu", category: "venue", questions: [setting] },
    { code: "style", content: "Le style", category: "decoration", questions: [palette, mood] },
    { code: "meal", content: "La table", category: "catering", questions: [meal] },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    {
      code: "baby-shower",
      name: "Baby shower",
      drawing: "calebasse",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
    {
      code: "reveal",
      name: "Révélation",
      drawing: "tam-tam",
      isRequired: false,
      isMain: false,
      offsetDays: 0,
    },
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "F" },
    { code: "treasurer", name: "Cagnotte et cadeaux", gender: "F" },
    { code: "decoration", name: "Décoration", gender: "F" },
    { code: "entertainment", name: "Jeux et animation", gender: "F" },
  ],
};
