/** Abidjan's time, which the whole product uses, is UTC all year. */
const timeZone = "UTC";

/** A number in groups of three, with one decimal at most: 41 500. */
export function grouped(value: number): string {
  return value.toLocaleString("fr-FR", { maximumFractionDigits: 1 });
}

/** An amount: 41 500 FCFA. */
export function fcfa(amount: number): string {
  return `${grouped(amount)}\u00a0FCFA`;
}

/** An amount of which fractions count: 12,6 FCFA. @param amount with three decimals at most */
export function preciseFcfa(amount: number): string {
  return `${amount.toLocaleString("fr-FR", { maximumFractionDigits: 3 })}\u00a0FCFA`;
}

/** A ratio: 97,5 %. @param value in percent */
export function percent(value: number): string {
  return `${grouped(value)}\u00a0%`;
}

/** A calendar date, short: 22 nov. */
export function shortDay(day: string): string {
  return new Date(day).toLocaleDateString("fr-FR", { day: "numeric", month: "short", timeZone });
}

/** A calendar date: 22 novembre 2026, 1er juillet 2026. */
export function longDay(day: string): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  return new Date(day).toLocaleDateString("fr-FR", options).replace(/^1(?!\d)/, "1er");
}

/** A month: novembre 2026. @param month `2026-11` */
export function monthName(month: string): string {
  const options = { month: "long", year: "numeric", timeZone } as const;
  return new Date(`${month}-01`).toLocaleDateString("fr-FR", options);
}

/** An instant: 22/11/2026 à 19:05, in Abidjan. */
export function dateAndTime(at: string): string {
  const options = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  return new Date(at).toLocaleString("fr-FR", options).replace(" ", " à ");
}
