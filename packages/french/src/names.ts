/** A name as the header shows it: its first seven characters, and « … » when there were more. */
export function shortName(name: string): string {
  const signs = Array.from(name.trim());
  return signs.length > 7 ? `${signs.slice(0, 7).join("")}…` : signs.join("");
}

/** Two initials for a portrait that is missing: « AK » for Awa Koné. */
export function initials(givenNames: string, lastName: string): string {
  const first = (text: string) => Array.from(text.trim())[0]?.toLocaleUpperCase("fr") ?? "";
  return first(givenNames) + first(lastName);
}
