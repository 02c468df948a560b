/** The sentences of the guests' photos. */
export const albumMessages = {
  opened: "Vos invités peuvent envoyer leurs photos.",
  closed: "La collecte des photos est fermée. L’album reste.",
  saved: "C’est enregistré.",
  linkRenewed:
    "Le lien et le code ont changé. Imprimez de nouveaux cartons\u00a0: les anciens ne mènent plus à rien.",
  chooseSome: "Choisissez au moins une photo",
  tooManyChosen: "Choisissez 500\u00a0photos au plus à la fois",
  choiceUnknown: "Ce choix n’existe pas",
  photoRequired: "Choisissez au moins une photo",
  notAPicture: "Ce fichier n’est pas une photo JPEG, PNG ou WebP",
  heic: "Le format HEIC ne peut pas être lu ici. Envoyez la photo en JPEG, PNG ou WebP",
  tooHeavy: "Cette photo dépasse 10\u00a0Mo",
  sent: "Vos photos sont parties, merci.",
  downloadRunning: "Un téléchargement de photos est déjà en cours. Attendez qu’il finisse.",
  takenBack: "La photo est retirée.",
  reported: "Merci. La photo est retirée de l’album\u00a0: les hôtes la regarderont.",
} as const;
