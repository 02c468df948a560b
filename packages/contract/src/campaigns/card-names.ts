/** A place among the celebrated, as far as a card needs its name. */
export interface CardPlace {
  id: number;
  /** The title of its part of the form: « Informations de la fiancée ». */
  name: string;
  optional: boolean;
  givenNames: string;
}

/** The error field of the first names of a place: `names.2`. */
export function nameField(placeId: number): string {
  return `names.${placeId}`;
}

/** The places whose first names a card bears and nobody has written yet. */
export function lackingNames<P extends CardPlace>(places: readonly P[]): P[] {
  return places.filter(({ optional, givenNames }) => !optional && givenNames.trim() === "");
}

/** « de la fiancée », from the title of a place; the title itself where staff named it otherwise. */
export function ofPlace(name: string): string {
  const title = /^Informations (?=d)/.exec(name);
  return title ? name.slice(title[0].length) : `«\u00a0${name}\u00a0»`;
}

/** « Prénoms de la fiancée »: the label of a place's first names. */
export function givenNamesLabel(name: string): string {
  return `Prénoms ${ofPlace(name)}`;
}

/** The errors at the names that a card lacks, by field; empty where it lacks none. */
export function lackingNameErrors(places: readonly CardPlace[]): Record<string, string[]> {
  return Object.fromEntries(
    lackingNames(places).map(({ id, name }) => [
      nameField(id),
      [`Il manque les prénoms ${ofPlace(name)}\u00a0: aucune carte ne part sans nom.`],
    ]),
  );
}
