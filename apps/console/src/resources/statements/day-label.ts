/** A calendar date for reading: « 22 novembre 2026 ». @param day `YYYY-MM-DD` */
export function dayLabel(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("fr-FR", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
