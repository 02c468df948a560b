/** What a reader is told of the lists for kôkôkô and dot. */
export const dowryMessages = {
  added: "Ajouté à votre liste.",
  saved: "Enregistré.",
  removed: "Retiré de votre liste.",
  listKnown: "Tout ce que contient cette liste est déjà dans la vôtre.",
  listUnknown: "Choisissez une des listes proposées",
  stageRequired: "Choisissez le kôkôkô ou la dot",
  kindRequired: "Choisissez de quoi il s’agit",
  stateRequired: "Choisissez où vous en êtes",
  full: "Votre liste contient 120\u00a0lignes au plus",
  unpriced: "Aucun montant n’est encore noté\u00a0: ajoutez-en un avant de le reporter.",
  budgetKnown: "Ces lignes ont déjà un montant dans votre budget.",
};

/** Says how many items of a starting list were taken. */
export function takenMessage(count: number): string {
  return count === 1 ? "Une ligne ajoutée." : `${count}\u00a0lignes ajoutées.`;
}

/** Says onto how many lines of the budget the amounts went. */
export function carriedMessage(count: number): string {
  return count === 1
    ? "Reporté sur une ligne de votre budget."
    : `Reporté sur ${count}\u00a0lignes de votre budget.`;
}
