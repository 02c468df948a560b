/** The drawings that a card may be made upon. */
export const designReference = [
  { code: "lisiere", name: "Lisière" },
  { code: "medaillon", name: "Médaillon" },
  { code: "diptyque", name: "Diptyque" },
  { code: "fleur-de-bissap", name: "Fleur de bissap" },
  { code: "arche", name: "Arche" },
  { code: "pli", name: "Pli" },
  { code: "pleine-lune", name: "Pleine lune" },
  { code: "courtepointe", name: "Courtepointe" },
  { code: "alliances", name: "Alliances" },
  { code: "palmes", name: "Palmes" },
  { code: "calendrier", name: "Calendrier" },
  { code: "plein-pagne", name: "Plein pagne" },
  { code: "tam-tam", name: "Tam-tam" },
  { code: "lisere-dor", name: "Liseré d’or" },
  { code: "deux-oiseaux", name: "Deux oiseaux" },
  { code: "billet", name: "Billet" },
  { code: "calebasse", name: "Calebasse" },
  { code: "affiche", name: "Affiche" },
  { code: "monogramme", name: "Monogramme" },
  { code: "lagune", name: "Lagune" },
  { code: "registre", name: "Registre" },
  { code: "lever-du-jour", name: "Lever du jour" },
  { code: "biais", name: "Biais" },
  { code: "eventail", name: "Éventail" },
  { code: "carte-de-table", name: "Carte de table" },
  { code: "grand-arbre", name: "Grand arbre" },
  { code: "parure", name: "Parure" },
  { code: "claustra", name: "Claustra" },
  { code: "carte-postale", name: "Carte postale" },
  { code: "cadre", name: "Cadre" },
];

/** What a message is about, and texts to begin from. */
export const messageCategoryReference = [
  {
    code: "invitation",
    name: "Invitation",
    models: [
      {
        code: "classic",
        name: "Classique",
        content:
          "[civilité] [prénoms] [nom],\n\nNous avons la joie de vous inviter à célébrer ce grand jour avec nous. Votre présence sera notre plus beau cadeau.",
      },
      {
        code: "warm",
        name: "Chaleureuse",
        content:
          "Cher·ère [prénoms],\n\nLe jour approche et nous ne l’imaginons pas sans vous. Venez partager notre repas, nos chants et notre bonheur !",
      },
    ],
  },
  {
    code: "save-the-date",
    name: "Réservez la date",
    models: [
      {
        code: "short",
        name: "Brève",
        content:
          "[prénoms] [nom], réservez la date : nous avons une grande nouvelle à fêter avec vous.",
      },
    ],
  },
  {
    code: "reminder",
    name: "Rappel",
    models: [
      {
        code: "kind",
        name: "Douce",
        content:
          "[prénoms], nous préparons les places à table : merci de nous dire si vous serez des nôtres.",
      },
    ],
  },
];
