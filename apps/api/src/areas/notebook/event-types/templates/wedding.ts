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
import { weddingBudget } from "./wedding-budget.ts";
import { weddingPlanning } from "./wedding-planning.ts";

/** Everything that a wedding asks. */
export const wedding: EventTemplate = {
  budget: weddingBudget,
  planning: weddingPlanning,
  summary: [
    {
      code: "couple",
      content: "Vous et vos familles",
      category: null,
      questions: [
        freeText("story", "Comment vous êtes-vous rencontrés\u00a0?"),
        freeText("bride-origin", "Région ou peuple de la famille de la fiancée"),
        freeText("groom-origin", "Région ou peuple de la famille du fiancé"),
        freeText("godparents", "Votre parrain et votre marraine"),
      ],
    },
    {
      code: "ceremonies",
      content: "Vos cérémonies",
      category: null,
      questions: [
        choice("dowry", "La dot est-elle déjà faite\u00a0?", "Oui", "Pas encore", "Pas de dot"),
        choice(
          "worship",
          "Quelle cérémonie religieuse\u00a0?",
          "Catholique",
          "Protestante ou évangélique",
          "Musulmane",
          "Autre",
          "Aucune",
        ),
        choice(
          "same-day",
          "Toutes les cérémonies le même jour\u00a0?",
          "Oui",
          "Non, sur plusieurs jours",
          "À décider",
        ),
        choice(
          "regime",
          "Régime matrimonial envisagé",
          "Communauté de biens",
          "Séparation de biens",
          "À décider",
        ),
      ],
    },
    {
      code: "guests",
      content: "Vos invités",
      category: null,
      questions: [
        plannedGuests,
        figure("from-afar", "Combien d’invités viendront de loin ou de l’étranger\u00a0?"),
        choice(
          "children",
          "Les enfants sont-ils invités\u00a0?",
          "Oui",
          "Non",
          "Famille seulement",
        ),
      ],
    },
    {
      code: "venue",
      content: "Le lieu de la réception",
      category: "venue",
      questions: [setting, freeText("commune", "Dans quelle commune ou ville\u00a0?")],
    },
    {
      code: "style",
      content: "Votre style",
      category: "decoration",
      questions: [palette, mood, freeText("theme", "Un thème en quelques mots")],
    },
    {
      code: "clothes",
      content: "Vos tenues",
      category: "bridal-wear",
      questions: [
        choice("family-cloth", "Un pagne commun aux familles\u00a0?", "Oui", "Non", "À décider"),
        figure("outfits", "Combien de tenues pour chacun de vous\u00a0?"),
        figure("maids", "Combien de demoiselles et garçons d’honneur\u00a0?"),
      ],
    },
    { code: "meal", content: "Le repas", category: "catering", questions: [meal] },
    { code: "music", content: "La musique", category: "dj", questions: [music] },
    {
      code: "images",
      content: "Photo et vidéo",
      category: "photography",
      questions: [
        choice(
          "reportage",
          "Que souhaitez-vous garder\u00a0?",
          "Photos",
          "Vidéo",
          "Photos et vidéo",
        ),
      ],
    },
    {
      code: "budget",
      content: "Votre budget",
      category: null,
      questions: [
        figure("budget", "Budget total envisagé, en FCFA"),
        choice(
          "contributions",
          "Qui participe\u00a0?",
          "Nous seuls",
          "Nos familles et nous",
          "Familles, amis et comité",
        ),
      ],
    },
  ],
  ceremonies: [
    {
      code: "knocking",
      name: "Kôkôkô",
      drawing: "porte",
      isRequired: false,
      isMain: false,
      offsetDays: -150,
    },
    {
      code: "dowry",
      name: "Dot",
      drawing: "calebasse",
      isRequired: false,
      isMain: false,
      offsetDays: -60,
    },
    {
      code: "civil",
      name: "Mariage civil",
      drawing: "registre",
      isRequired: true,
      isMain: true,
      offsetDays: 0,
    },
    {
      code: "religious",
      name: "Mariage religieux",
      drawing: "alliances",
      isRequired: false,
      isMain: false,
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
    { code: "vice-pco", name: "Vice-président du comité", gender: "M" },
    { code: "godfather", name: "Parrain", gender: "M" },
    { code: "godmother", name: "Marraine", gender: "F" },
    { code: "treasurer", name: "Trésorerie", gender: "F" },
    { code: "secretary", name: "Secrétariat", gender: "F" },
    { code: "dowry", name: "Responsable de la dot", gender: "M" },
    { code: "protocol", name: "Protocole et accueil", gender: "F" },
    { code: "catering", name: "Restauration et boissons", gender: "F" },
    { code: "decoration", name: "Décoration et tenues", gender: "F" },
    { code: "logistics", name: "Logistique, transport et sécurité", gender: "M" },
    { code: "entertainment", name: "Animation et musique", gender: "M" },
  ],
};
