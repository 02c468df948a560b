/** What a reader is told of the photo of the hosts. */
export const photoMessages = {
  saved: "Photo enregistrée. Vos cartes à photo la portent.",
  removed: "Photo supprimée.",
  required: "Choisissez une photo.",
};
