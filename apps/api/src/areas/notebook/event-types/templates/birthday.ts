import type { EventTemplate } from "./event-template.ts";
import {
  choice,
  figure,
  freeText,
  meal,
  mood,
  music,
  palette,
  plannedGuests,
  setting,
} from "./question-templates.ts";

/** Everything that a birthday asks. */
export const birthday: EventTemplate = {
  budget: [
    {
      code: "reception",
      content: "Lieu et matériel",
      lines: [
        ["venue", "Location du lieu", "venue"],
        ["marquees", "Bâches, tables et chaises", "equipment-rental"],
        ["generator", "Groupe électrogène et carburant", "equipment-rental"],
      ],
    },
    {
      code: "food",
      content: "Repas et boissons",
      lines: [
        ["caterer", "Traiteur ou cuisinières", "catering"],
        ["cake", "Gâteau d’anniversaire", "cake"],
        ["drinks", "Boissons", "drinks"],
        ["water", "Eau et glace", "drinks"],
      ],
    },
    {
      code: "decoration",
      content: "Décoration",
      lines: [
        ["decorator", "Décoration et ballons", "decoration"],
        ["photo-corner", "Coin photo", "decoration"],
        ["flowers", "Fleurs", "flowers"],
      ],
    },
    {
      code: "entertainment",
      content: "Musique et animation",
      lines: [
        ["dj", "DJ et sonorisation", "dj"],
        ["band", "Groupe ou artiste invité", "live-music"],
        ["host", "Animateur", "host"],
        ["games", "Jeux, clown ou château gonflable", "children-entertainment"],
      ],
    },
    {
      code: "clothes",
      content: "Tenue et beauté",
      lines: [
        ["outfit", "Tenue de la personne fêtée", "traditional-wear"],
        ["hair", "Coiffure et maquillage", "hair-and-makeup"],
      ],
    },
    {
      code: "images",
      content: "Photo et souvenirs",
      lines: [
        ["photographer", "Photographe et vidéaste", "photography"],
        ["cards", "Invitations et Joy Cards", "stationery"],
        ["souvenirs", "Souvenirs des invités", "gifts"],
      ],
    },
    {
      code: "others",
      content: "Autres dépenses",
      lines: [
        ["thanksgiving", "Messe, culte ou prière d’action de grâce", null],
        ["transport", "Transport", "transport"],
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
        ["idea", "Choisir le jour, l’heure et le thème", -120, -90],
        ["budget", "Fixer le budget", -120, -90],
        ["list", "Dresser la liste des invités", -100, -60],
        ["committee", "Demander de l’aide à quelques proches", -90, -60],
      ],
    },
    {
      code: "providers",
      content: "Réserver",
      drawing: "tam-tam",
      tasks: [
        ["venue", "Réserver le lieu", -100, -60],
        ["caterer", "Choisir le traiteur", -75, -45],
        ["music", "Réserver DJ ou animateur", -75, -45],
        ["photographer", "Réserver le photographe", -60, -30],
        ["cake", "Commander le gâteau", -30, -14],
        ["drinks", "Commander les boissons", -21, -7],
      ],
    },
    {
      code: "guests",
      content: "Les invités",
      drawing: "alliances",
      tasks: [
        ["invitations", "Envoyer les invitations", -60, -30],
        ["answers", "Relancer ceux qui n’ont pas répondu", -21, -7],
      ],
    },
    {
      code: "last-days",
      content: "Les derniers jours",
      drawing: "registre",
      tasks: [
        ["outfit", "Essayer la tenue", -21, -7],
        ["playlist", "Donner la liste des chansons au DJ", -14, -3],
        ["confirm", "Confirmer l’heure à chaque prestataire", -7, -3],
        ["decoration", "Installer la décoration", -1, 0],
        ["thanks", "Remercier les invités et partager les photos", 1, 21],
      ],
    },
  ],
  summary: [
    {
      code: "celebrated",
      content: "La personne fêtée",
      category: null,
      questions: [
        figure("age", "Quel âge fête-t-elle\u00a0?"),
        choice("surprise", "Est-ce une surprise\u00a0?", "Oui", "Non"),
        freeText("tastes", "Ce qu’elle aime par-dessus tout"),
      ],
    },
    { code: "guests", content: "Vos invités", category: null, questions: [plannedGuests] },
    { code: "venue", content: "Le lieu", category: "venue", questions: [setting] },
    {
      code: "style",
      content: "Le style",
      category: "decoration",
      questions: [palette, mood, freeText("theme", "Un thème ou un code vestimentaire")],
    },
    { code: "meal", content: "Le repas", category: "catering", questions: [meal] },
    { code: "music", content: "La musique", category: "dj", questions: [music] },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    {
      code: "thanksgiving",
      name: "Action de grâce",
      drawing: "registre",
      isRequired: false,
      isMain: false,
      offsetDays: 0,
    },
    {
      code: "party",
      name: "Fête d’anniversaire",
      drawing: "tam-tam",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
    {
      code: "after-party",
      name: "Soirée dansante",
      drawing: "calebasse",
      isRequired: false,
      isMain: false,
      offsetDays: 0,
    },
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "M" },
    { code: "treasurer", name: "Trésorerie", gender: "F" },
    { code: "catering", name: "Repas et boissons", gender: "F" },
    { code: "decoration", name: "Décoration", gender: "F" },
    { code: "entertainment", name: "Animation et musique", gender: "M" },
  ],
};
