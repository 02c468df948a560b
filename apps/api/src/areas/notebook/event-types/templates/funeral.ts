import type { EventTemplate } from "./event-template.ts";
import { choice, figure, freeText, plannedGuests } from "./question-templates.ts";

/**
 * What a family has to think of from a death to the fortieth day. Customs and fees differ from one
 * people, church and town to the next: everything is a proposal that families and staff change.
 */
export const funeral: EventTemplate = {
  budget: [
    {
      code: "body",
      content: "Le corps",
      lines: [
        ["morgue", "Morgue ou funérarium, par jour (tarif à vérifier)", null],
        ["coffin", "Cercueil", null],
        ["preparation", "Toilette, habillage et présentation", null],
        ["hearse", "Corbillard", "transport"],
        ["removal", "Levée du corps (tarif à vérifier)", null],
        ["papers", "Actes, permis et autorisations (tarifs à vérifier)", null],
      ],
    },
    {
      code: "burial",
      content: "L’inhumation",
      lines: [
        ["plot", "Concession au cimetière (tarif à vérifier)", null],
        ["grave", "Creusement et caveau", null],
        ["tombstone", "Stèle ou pierre", null],
        ["flowers", "Gerbes et couronnes", "flowers"],
        ["worship", "Offrandes du culte, de la messe ou de la prière", null],
        ["choir", "Chorale ou récitants", "live-music"],
      ],
    },
    {
      code: "wakes",
      content: "Les veillées",
      lines: [
        ["marquees", "Bâches, chaises et tables", "equipment-rental"],
        ["sound", "Sonorisation", "sound-and-light"],
        ["generator", "Éclairage, groupe électrogène et carburant", "equipment-rental"],
        ["water", "Eau, café et boissons", "drinks"],
        ["portrait", "Grand portrait et registre de condoléances", null],
      ],
    },
    {
      code: "food",
      content: "Repas",
      lines: [
        ["cooks", "Cuisinières ou traiteur", "catering"],
        ["ingredients", "Riz, viande, poisson et condiments", null],
        ["drinks", "Boissons du jour de l’inhumation", "drinks"],
      ],
    },
    {
      code: "cloth",
      content: "Pagne et tenues",
      lines: [
        ["family-cloth", "Pagne uniforme des familles", "traditional-wear"],
        ["sewing", "Couture", "traditional-wear"],
        ["shirts", "Tee-shirts ou foulards du comité", null],
      ],
    },
    {
      code: "journey",
      content: "Voyage au village",
      lines: [
        ["coaches", "Cars pour les familles et les amis", "transport"],
        ["lodging", "Logement au village", "lodging"],
        ["village", "Usages et présents au village", null],
      ],
    },
    {
      code: "others",
      content: "Annonces et autres dépenses",
      lines: [
        ["announcements", "Faire-part, programmes et remerciements", "stationery"],
        ["press", "Annonce dans la presse ou à la radio", null],
        ["fortieth", "Messe ou prière du quarantième jour", null],
        ["unforeseen", "Imprévus", null],
      ],
    },
  ],
  planning: [
    {
      code: "first-days",
      content: "Les premiers jours",
      drawing: "registre",
      tasks: [
        ["certificate", "Obtenir le certificat de décès", -21, -19],
        ["relatives", "Prévenir les familles, le village et l’employeur", -21, -18],
        ["morgue", "Réserver la place à la morgue ou au funérarium", -21, -19],
        ["declaration", "Déclarer le décès à l’état civil", -21, -12],
        ["committee", "Réunir la famille et former le comité", -20, -16],
        ["date", "Fixer la date et le lieu de l’inhumation", -18, -14],
      ],
    },
    {
      code: "organisation",
      content: "Organiser",
      drawing: "calebasse",
      tasks: [
        ["contributions", "Ouvrir le registre des cotisations", -18, -14],
        ["budget", "Fixer le budget", -17, -12],
        ["permit", "Demander le permis d’inhumer", -15, -7],
        ["transfer-permit", "Demander l’autorisation de transfert du corps", -14, -5],
        ["plot", "Réserver la place au cimetière", -14, -7],
        ["worship", "Convenir de la messe, du culte ou de la prière", -14, -7],
        ["cloth", "Choisir et commander le pagne uniforme", -16, -6],
        ["coffin", "Choisir le cercueil et le corbillard", -12, -5],
        ["coaches", "Réserver les cars pour le village", -12, -4],
      ],
    },
    {
      code: "announcement",
      content: "Annoncer",
      drawing: "registre",
      tasks: [
        ["list", "Dresser la liste des personnes à prévenir", -18, -12],
        ["card", "Écrire et envoyer le faire-part", -14, -8],
        ["programme", "Envoyer le programme des obsèques", -8, -3],
        ["press", "Passer l’annonce dans la presse ou à la radio", -12, -5],
      ],
    },
    {
      code: "ceremonies",
      content: "Les cérémonies",
      drawing: "calebasse",
      tasks: [
        ["marquees", "Réserver bâches, chaises et sonorisation", -12, -5],
        ["tributes", "Préparer les hommages et l’ordre des prises de parole", -7, -2],
        ["wake", "Préparer la veillée", -4, -1],
        ["removal", "Régler la morgue et préparer la levée du corps", -2, 0],
        ["meal", "Répartir la cuisine", -3, 0],
      ],
    },
    {
      code: "after",
      content: "Après l’inhumation",
      drawing: "registre",
      tasks: [
        ["accounts", "Arrêter les comptes avec le comité", 2, 14],
        ["thanks", "Envoyer les remerciements", 3, 21],
        ["pension", "Prévenir la banque, la caisse de retraite et l’assurance", 3, 30],
        ["fortieth", "Préparer le quarantième jour", 20, 39],
      ],
    },
  ],
  summary: [
    {
      code: "wishes",
      content: "Les volontés",
      category: null,
      questions: [
        choice(
          "worship",
          "Quelle célébration\u00a0?",
          "Messe catholique",
          "Culte protestant ou évangélique",
          "Prière musulmane",
          "Cérémonie traditionnelle",
          "Sans célébration religieuse",
          "Autre",
        ),
        choice(
          "place",
          "Où a lieu l’inhumation\u00a0?",
          "Au village",
          "À Abidjan",
          "Dans une autre ville",
          "À décider",
        ),
        freeText("wishes", "Les volontés exprimées, ou ce que la famille souhaite"),
      ],
    },
    { code: "guests", content: "Les personnes", category: null, questions: [plannedGuests] },
    {
      code: "cloth",
      content: "Le pagne uniforme",
      category: "traditional-wear",
      questions: [freeText("cloth", "Couleur ou motif retenu")],
    },
    {
      code: "budget",
      content: "Le budget",
      category: null,
      questions: [figure("budget", "Budget total envisagé, en FCFA")],
    },
  ],
  ceremonies: [
    ceremony("first-wake", "Première veillée", -8),
    ceremony("second-wake", "Deuxième veillée", -2),
    ceremony("religious-wake", "Veillée religieuse", -1),
    ceremony("removal", "Levée du corps", 0),
    ceremony("transfer", "Transfert vers le village", 0),
    ceremony("worship", "Messe, culte ou prière", 0),
    { ...ceremony("burial", "Inhumation", 0), isRequired: true, isMain: true },
    ceremony("eighth-day", "Huitaine", 8),
    ceremony("fortieth-day", "Quarantième jour", 40),
    ceremony("anniversary", "Anniversaire du décès", 365),
  ],
  committee: [
    { code: "pco", name: "Informations du PCO", gender: "M" },
    { code: "spokesperson", name: "Porte-parole des familles", gender: "M" },
    { code: "treasurer", name: "Trésorerie et cotisations", gender: "F" },
    { code: "papers", name: "Papiers et funérarium", gender: "M" },
    { code: "worship", name: "Célébration et chorale", gender: "F" },
    { code: "reception", name: "Accueil, bâches et chaises", gender: "M" },
    { code: "catering", name: "Cuisine", gender: "F" },
    { code: "transport", name: "Transport vers le village", gender: "M" },
  ],
};

/** A ceremony that a family holds or not. @param offsetDays from the burial */
function ceremony(code: string, name: string, offsetDays: number) {
  return { code, name, drawing: "registre", isRequired: false, isMain: false, offsetDays };
}
