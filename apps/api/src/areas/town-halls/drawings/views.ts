/** Pixels of every drawn view: three by two. */
export const viewSize = { width: 1200, height: 800 };

/** The drawn views of a town hall; the first is the header of its page. */
export const views = [
  { name: "facade", caption: "La façade, dessinée sur le tissage de la mairie" },
  { name: "salle", caption: "La salle des mariages, dessin" },
  { name: "registre", caption: "Le registre et la plume, dessin" },
  { name: "alliances", caption: "Les alliances, dessin" },
  { name: "tam-tam", caption: "Le tam-tam de la sortie, dessin" },
] as const;

/** The name of a drawn view. */
export type ViewName = (typeof views)[number]["name"];

/** Where a drawn view of a town hall is served. */
export function viewAddress(code: string, name: ViewName): string {
  return `/api/v1/town-hall-views/${code}/${name}.svg`;
}

/** The view of that name, or null. */
export function viewNamed(name: string): ViewName | null {
  return views.find((view) => view.name === name)?.name ?? null;
}
