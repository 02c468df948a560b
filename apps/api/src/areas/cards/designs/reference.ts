/** The drawings that a card may be made upon. */
export const designReference = [
  { code: "lisiere", name: "Lisière" },
  { code: "medaillon", name: "Médaillon" },
  { code: "diptyque", name: "Diptyque" },
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
