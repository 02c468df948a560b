import type { PlanningTemplate } from "./event-template.ts";

/**
 * What there is to do for a wedding, from one year ahead, as advised. The invitations
 * leave three months before the ceremony.
 */
export const weddingPlanning: readonly PlanningTemplate[] = [
  {
    code: "foundations",
    content: "Poser les bases",
    drawing: "calebasse",
    tasks: [
      ["announce", "Annoncer le mariage aux deux familles", -365, -350],
      ["date", "Choisir la date avec les familles", -365, -330],
      ["budget", "Fixer le budget et qui participe", -365, -320],
      ["committee", "Former le comité restreint et choisir le PCO", -360, -320],
      ["first-list", "Dresser la première liste d’invités", -350, -300],
      ["godparents", "Choisir le parrain et la marraine", -340, -290],
      ["witnesses", "Choisir les témoins", -340, -270],
    ],
  },
  {
    code: "dowry",
    content: "La dot",
    drawing: "tam-tam",
    tasks: [
      ["knocking", "Faire le kôkôkô chez la famille de la fiancée", -300, -240],
      ["dowry-list", "Recevoir la liste de la dot", -240, -210],
      ["spokesmen", "Choisir les porte-parole des familles", -210, -180],
      ["dowry-shopping", "Réunir les présents de la dot", -200, -100],
      ["dowry-setting", "Réserver bâches, chaises et repas de la dot", -150, -100],
      ["dowry-day", "Célébrer la dot", -90, -60],
    ],
  },
  {
    code: "formalities",
    content: "Mairie et lieu de culte",
    drawing: "registre",
    tasks: [
      ["town-hall", "Se renseigner à la mairie", -300, -240],
      ["papers", "Réunir les pièces du dossier", -200, -120],
      ["file", "Déposer le dossier à la mairie", -120, -75],
      ["regime", "Choisir le régime matrimonial", -120, -75],
      ["worship", "Réserver le lieu de culte et son célébrant", -330, -270],
      ["preparation", "Suivre la préparation au mariage religieux", -240, -60],
    ],
  },
  {
    code: "providers",
    content: "Réserver les prestataires",
    drawing: "calebasse",
    tasks: [
      ["venue", "Visiter et réserver la salle ou l’espace", -340, -240],
      ["caterer", "Goûter les plats et choisir le traiteur", -270, -180],
      ["decorator", "Choisir la décoration et les couleurs", -240, -150],
      ["photographer", "Réserver photographe et vidéaste", -270, -180],
      ["music", "Réserver DJ, orchestre ou groupe", -240, -150],
      ["host", "Choisir le maître de cérémonie", -180, -120],
      ["cake", "Commander le gâteau", -120, -60],
      ["cars", "Réserver voitures et cars", -120, -60],
      ["drinks", "Commander les boissons", -60, -14],
      ["generator", "Prévoir le groupe électrogène et l’eau", -60, -21],
    ],
  },
  {
    code: "clothes",
    content: "Tenues et beauté",
    drawing: "alliances",
    tasks: [
      ["family-cloth", "Choisir et faire distribuer le pagne des familles", -210, -120],
      ["dress", "Choisir la robe de la mariée", -240, -150],
      ["suit", "Choisir le costume du marié", -180, -90],
      ["maids", "Habiller demoiselles et garçons d’honneur", -150, -60],
      ["rings", "Acheter les alliances", -120, -60],
      ["trial", "Faire les essais de coiffure et de maquillage", -60, -30],
      ["last-fitting", "Faire les derniers essayages", -21, -10],
    ],
  },
  {
    code: "guests",
    content: "Les invités",
    drawing: "alliances",
    tasks: [
      ["save-the-date", "Envoyer «\u00a0Réservez la date\u00a0» à la diaspora", -240, -180],
      ["list", "Arrêter la liste des invités", -150, -100],
      ["invitations", "Envoyer les faire-part", -100, -90],
      ["rooms", "Loger les invités venus de loin", -90, -30],
      ["answers", "Relancer ceux qui n’ont pas répondu", -45, -21],
      ["seating", "Faire le plan de table", -21, -7],
    ],
  },
  {
    code: "last-days",
    content: "La dernière ligne droite",
    drawing: "tam-tam",
    tasks: [
      ["programme", "Écrire le déroulé avec le maître de cérémonie", -45, -21],
      ["roles", "Donner à chacun du comité sa tâche du jour", -30, -14],
      ["rehearsal", "Répéter l’entrée et l’ouverture du bal", -21, -3],
      ["confirm", "Confirmer lieu et heure à chaque prestataire", -10, -5],
      ["balances", "Préparer les soldes à payer le jour même", -7, -2],
      ["bag", "Préparer pièces d’identité, alliances et trousse de secours", -3, -1],
      ["day", "Vivre votre journée", 0, 0],
    ],
  },
  {
    code: "after",
    content: "Après la fête",
    drawing: "registre",
    tasks: [
      ["thanksgiving", "Rendre grâce avec la famille", 1, 8],
      ["return", "Rendre le matériel loué", 1, 3],
      ["accounts", "Faire les comptes avec le comité", 3, 21],
      ["thanks", "Remercier les invités", 7, 45],
      ["photos", "Recevoir photos et vidéo", 14, 75],
    ],
  },
];
