/** The day of an instant in Abidjan, `2026-11-22`. */
function dayOf(at: string): string {
  return at.slice(0, 10);
}

/** An instant in a list: « 22/11 ». */
export function dayAndMonth(at: string): string {
  const [, month = "", day = ""] = dayOf(at).split("-");
  return `${day}/${month}`;
}

/** The hour of an instant in Abidjan: « 14:05 ». */
export function hourOf(at: string): string {
  return at.slice(11, 16);
}

/** Whether two instants are on different days. */
export function isOtherDay(a: string | undefined, b: string): boolean {
  return a === undefined || dayOf(a) !== dayOf(b);
}
