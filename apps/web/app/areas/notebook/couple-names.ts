import type { Married } from "@jdj/contract/notebook/couple";

/** « Awa & Koffi », from what is written so far of the celebrated persons; null while nothing is. */
export function coupleNames(persons: readonly Married[]): string | null {
  const names = persons.map(({ pivot }) => pivot?.given_names.trim().split(/\s+/)[0]);
  return names.filter(Boolean).join(" & ") || null;
}
