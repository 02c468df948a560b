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

/** Everything that an evening, a concert or a day out asks. */
export const entertainment: EventTemplate = {
  budget: [
    {
      code: "place",
      content: "Lieu et autorisations",
      lines: [
        ["venue", "Location du lieu", "venue"],
        ["permits", "Autorisations et droits d’auteur", null],
        ["equipment", "Bâches, tables et chaises", "equipment-rental"],
        ["generator", "Groupe électrogène et carburant", "equipment-rental"],
        ["toilets", "Sanitaires et nettoyage", "equipment-rental"],
      ],
    },
    {
      code: "stage",
      content: "Scène et artistes",
      lines: [
        ["artists", "Cachets des artistes", "live-music"],
        ["dj", "DJ", "dj"],
        ["host", "Présentateur", "host"],
        ["sound", "Scène, son et lumières", "sound-and-light"],
        ["effects", "Effets et feux d’artifice", "special-effects"],
        ["games", "Jeux et animations", "children-entertainment"],
      ],
    },
    {
      code: "food",
      content: "Repas et bar",
      lines: [
        ["caterer", "Traiteur ou maquis", "catering"],
        ["drinks", "Boissons, eau et glace", "drinks"],
        ["artists-meals", "Repas des artistes et de l’équipe", "catering"],
      ],
    },
    {
      code: "public",
      content: "Public et sécurité",
      lines: [
        ["promotion", "Affiches et annonces", "stationery"],
        ["cards", "Invitations et Joy Cards", "stationery"],
        ["hostesses", "Accueil et billetterie", "hostesses"],
        ["guards", "Sécurité et parking", "security"],
        ["first-aid", "Premiers secours", "security"],
      ],
    },
    {
      code: "others",
      content: "Autres dépenses",
      lines: [
        ["decorator", "Décoration", "decoration"],
        ["photographer", "Photo et vidéo", "photography"],
        ["transport", "Transport de l’équipe", "transport"],
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
        ["idea", "Choisir l’affiche, le jour et le lieu", -180, -120],
        ["budget", "Fixer le budget et les recettes attendues", -180, -120],
        ["team", "Former l’équipe", -150, -110],
        ["permits", "Demander les autorisations", -120, -60],
      ],
    },
    {
      code: "stage",
      content: "La scène",
      drawing: "tam-tam",
      tasks: [
        ["artists", "Signer avec les artistes", -150, -75],
        ["sound", "Réserver scène, son et lumières", -100, -45],
        ["programme", "Écrire le déroulé", -45, -14],
        ["rehearsal", "Faire les balances et répétitions", -2, 0],
      ],
    },
    {
      code: "public",
      content: "Le public",
      drawing: "alliances",
      tasks: [
        ["promotion", "Annoncer l’événement", -75, -7],
        ["invitations", "Envoyer les invitations", -60, -30],
        ["security", "Prévoir sécurité et premiers secours", -60, -21],
        ["answers", "Compter les présents", -14, -3],
      ],
    },
    {
      code: "after",
      content: "Après",
      drawing: "registre",
      tasks: [
        ["cleaning", "Rendre le lieu et le matériel", 0, 2],
        ["accounts", "Faire les comptes", 2, 15],
        ["thanks", "Remercier artistes, équipe et public", 1, 15],
      ],
    },
  ],
  summary: [
    {
      code: "event",
      content: "L’événement",
      category: null,
      questions: [
        choice(
          "kind",
          "Que préparez-vous\u00a0?",
          "Soirée dansante",
          "Concert",
          "Kermesse",
          "Sortie détente",
          "Tournoi ou jeux",
          "Autre",
        ),
        choice("entry", "L’entrée est-elle payante\u00a0?", "Oui", "Non", "Sur invitation"),
        freeText("poster", "Les artistes ou animations souhaités"),
      ],
    },
    { code: "guests", content: "Votre public", category: null, questions: [plannedGuests] },
    { code: "venue", content: "Le lieu", category: "venue", questions: [setting] },
    { code: "music", content: "La musique", category: "live-music", questions: [music] },
    { code: "meal", content: "Le repas", category: "catering", questions: [meal] },
    { code: "style", content: "Le style", category: "decoration", questions: [palette, mood] },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    {
      code: "show",
      name: "Événement",
      drawing: "tam-tam",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
    {
      code: "after-party",
      name: "Soirée de clôture",
      drawing: "calebasse",
      isRequired: false,
      isMain: false,
      offsetDays: 0,
    },
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "M" },
    { code: "treasurer", name: "Trésorerie et billetterie", gender: "F" },
    { code: "artists", name: "Artistes et scène", gender: "M" },
    { code: "communication", name: "Communication", gender: "F" },
    { code: "logistics", name: "Logistique et sécurité", gender: "M" },
  ],
};
