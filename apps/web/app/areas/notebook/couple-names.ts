import type { Married } from "@jdj/contract/notebook/couple";

/**
 * « Awa & Koffi », from the stored names of the celebrated persons; the child alone at a christening,
 * whose parents are written as well; who is dead by all their names; null while there are none.
 */
export function coupleNames(persons: readonly Married[]): string | null {
  const dead = persons.find(({ remembered, pivot }) => remembered && pivot !== null)?.pivot;
  if (dead) return `${dead.given_names} ${dead.last_name}`.trim() || null;
  const children = persons.filter(({ code, pivot }) => code === "child" && pivot !== null);
  const names = (children.length > 0 ? children : persons).map(
    ({ pivot }) => pivot?.given_names.trim().split(/\s+/)[0],
  );
  return names.filter(Boolean).join(" & ") || null;
}
