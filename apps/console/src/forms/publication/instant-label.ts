/** An instant as the console shows it: « 22 nov. 2026 à 14:05 ». */
export function instantLabel(instant: string): string {
  const date = new Date(instant);
  const day = date.toLocaleDateString("fr-FR", { day: "numeric", month: "short", year: "numeric" });
  const time = date.toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit" });
  return `${day} à ${time}`;
}

/** The text of a date and time field as an instant, by the clock of the device; null for none. */
export function readLocalInstant(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString();
}
