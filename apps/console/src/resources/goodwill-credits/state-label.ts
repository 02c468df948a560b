/** What may become of a goodwill credit. */
export const creditStateChoices = [
  { id: "waiting", name: "Attend une deuxième personne" },
  { id: "given", name: "Offert" },
  { id: "dropped", name: "Abandonné" },
] as const;

/** The French name of a state. */
export function creditStateLabel(state: string): string {
  return creditStateChoices.find(({ id }) => id === state)?.name ?? state;
}
