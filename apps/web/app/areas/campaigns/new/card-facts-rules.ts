import type { CardFacts, CardName } from "@jdj/contract/campaigns/card-facts";
import { lackingNames, nameField, ofPlace } from "@jdj/contract/campaigns/card-names";

/** Whether a card asks for names, date and place beside it: the first one, and any that lacks a name. */
export function asksForFacts(
  { is_first, names }: CardFacts,
  { picture }: { picture: string | null },
): boolean {
  if (picture !== null) return false;
  return is_first || names.some(({ required, stored }) => required && !stored?.trim());
}

/** The first names as a form holds them, by the id of their place; without a form, as they begin. */
export function namesTyped(names: readonly CardName[], form?: FormData): Map<number, string> {
  return new Map(
    names.map(({ married_id, given_names }) => {
      const typed = form?.get(nameField(married_id));
      return [married_id, typeof typed === "string" ? typed : given_names];
    }),
  );
}

/** What the names lack, as a sentence beside the button that sends; null when nobody is missing. */
export function nobodyMissing(
  names: readonly CardName[],
  typed: ReadonlyMap<number, string>,
): string | null {
  const places = names.map(({ married_id, name, required }) => ({
    id: married_id,
    name,
    optional: !required,
    givenNames: typed.get(married_id) ?? "",
  }));
  const lacking = lackingNames(places);
  if (lacking.length === 0) return null;
  return `Écrivez les prénoms ${lacking.map(({ name }) => ofPlace(name)).join(" et ")}`;
}

/** The designs with addresses of pictures that no cache has: the notebook changed since they were drawn. */
export function drawnAnew<D extends { image: string }>(
  designs: readonly D[],
  revision: number,
): D[] {
  if (revision === 0) return [...designs];
  return designs.map((design) => ({
    ...design,
    image: `${design.image}${design.image.includes("?") ? "&" : "?"}r=${revision}`,
  }));
}
