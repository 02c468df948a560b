/** The length of a period, as people read it: « 1 mois », « 12 mois ». */
export function periodName(months: number): string {
  return `${months}\u00a0mois`;
}
