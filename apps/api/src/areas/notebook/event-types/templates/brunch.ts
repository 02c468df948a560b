import type { EventTemplate } from "./event-template.ts";
import {
  choice,
  figure,
  freeText,
  mood,
  music,
  palette,
  plannedGuests,
  setting,
} from "./question-templates.ts";

/** Everything that a brunch asks. */
export const brunch: EventTemplate = {
  budget: [
    {
      code: "reception",
      content: "Lieu et matériel",
      lines: [
        ["venue", "Location du lieu", "venue"],
        ["tables", "Tables, chaises et parasols", "equipment-rental"],
        ["tableware", "Nappes et vaisselle", "equipment-rental"],
      ],
    },
    {
      code: "food",
      content: "Table",
      lines: [
        ["sweet", "Viennoiseries, crêpes et fruits", "catering"],
        ["savoury", "Plats salés et grillades", "catering"],
        ["ivorian", "Spécialités ivoiriennes\u00a0: alloco, attiéké, poisson braisé", "catering"],
        ["hot-drinks", "Café, thé et chocolat", "drinks"],
        ["juices", "Jus de bissap, gnamankoudji et cocktails", "drinks"],
        ["cake", "Gâteaux", "cake"],
      ],
    },
    {
      code: "decoration",
      content: "Décoration et ambiance",
      lines: [
        ["decorator", "Décoration de table", "decoration"],
        ["flowers", "Fleurs", "flowers"],
        ["music", "DJ ou musique en direct", "live-music"],
        ["games", "Coin des enfants", "children-entertainment"],
      ],
    },
    {
      code: "others",
      content: "Autres dépenses",
      lines: [
        ["cards", "Invitations et Joy Cards", "stationery"],
        ["photographer", "Photographe", "photography"],
        ["staff", "Service et nettoyage", "hostesses"],
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
        ["idea", "Choisir le jour, l’heure et le lieu", -60, -45],
        ["budget", "Fixer le budget", -60, -45],
        ["list", "Dresser la liste des invités", -50, -35],
        ["invitations", "Envoyer les invitations", -40, -25],
      ],
    },
    {
      code: "table",
      content: "La table",
      drawing: "tam-tam",
      tasks: [
        ["menu", "Composer le menu", -35, -21],
        ["caterer", "Réserver le traiteur", -35, -21],
        ["diets", "Demander les allergies et régimes", -25, -10],
        ["shopping", "Commander boissons et fruits", -10, -2],
      ],
    },
    {
      code: "last-days",
      content: "Les derniers jours",
      drawing: "alliances",
      tasks: [
        ["answers", "Relancer ceux qui n’ont pas répondu", -14, -7],
        ["equipment", "Réunir tables, chaises et vaisselle", -10, -2],
        ["setting", "Dresser la table", -1, 0],
        ["thanks", "Remercier les invités", 1, 7],
      ],
    },
  ],
  summary: [
    {
      code: "occasion",
      content: "L’occasion",
      category: null,
      questions: [
        freeText("occasion", "Que fêtez-vous\u00a0?"),
        choice("hours", "À quelle heure\u00a0?", "9 h à 12 h", "11 h à 15 h", "Toute la journée"),
      ],
    },
    { code: "guests", content: "Vos invités", category: null, questions: [plannedGuests] },
    { code: "venue", content: "Le lieu", category: "venue", questions: [setting] },
    {
      code: "table",
      content: "La table",
      category: "catering",
      questions: [
        choice(
          "table",
          "Quel brunch\u00a0?",
          "Sucré et salé",
          "Surtout ivoirien",
          "Grillades",
          "Végétarien",
        ),
      ],
    },
    {
      code: "style",
      content: "Le style",
      category: "decoration",
      questions: [palette, mood, music],
    },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    {
      code: "brunch",
      name: "Brunch",
      drawing: "calebasse",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "F" },
    { code: "catering", name: "Table et boissons", gender: "F" },
    { code: "logistics", name: "Lieu et matériel", gender: "M" },
  ],
};
