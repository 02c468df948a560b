import type { Married } from "@jdj/contract/notebook/couple";

/**
 * « Awa & Koffi », from the stored names of the celebrated persons; the child alone at a christening,
 * whose parents are written as well; null while there are none.
 */
export function coupleNames(persons: readonly Married[]): string | null {
  const children = persons.filter(({ code, pivot }) => code === "child" && pivot !== null);
  const names = (children.length > 0 ? children : persons).map(
    ({ pivot }) => pivot?.given_names.trim().split(/\s+/)[0],
  );
  return names.filter(Boolean).join(" & ") || null;
}
