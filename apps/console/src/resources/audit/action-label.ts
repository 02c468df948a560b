/** What each logged action is called; an action without a label shows its own name. */
const labels: Readonly<Record<string, string>> = {
  "staff.add": "Ajout d’une personne de l’équipe",
  "staff.activate": "Activation d’un compte de l’équipe",
  "staff.set-role": "Changement de rôle",
  "staff.remove": "Retrait d’une personne de l’équipe",
  "staff.reset": "Nouveau lien d’activation",
};

/** The French label of an action of the audit log. */
export function actionLabel(action: string): string {
  return labels[action] ?? action;
}
