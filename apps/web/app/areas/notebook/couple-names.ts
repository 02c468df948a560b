import type { Married } from "@jdj/contract/notebook/couple";

/** « Awa & Koffi », from the stored names of the celebrated persons; null while there are none. */
export function coupleNames(persons: readonly Married[]): string | null {
  const names = persons.map(({ pivot }) => pivot?.given_names.trim().split(/\s+/)[0]);
  return names.filter(Boolean).join(" & ") || null;
}
