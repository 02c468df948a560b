import { daysUntil } from "@jdj/french/dates";

/** The sums of answers at the end of a day, `YYYY-MM-DD`. */
export type Day = { date: string; yes: number; no: number };

/** The chart's own measures. */
export const chart = { width: 640, height: 200 };

/**
 * The line of a sum over the days, as an SVG path in steps: it holds until the next day that
 * changes it, and to the chart's right edge. @param top the value at the chart's top
 */
export function stepPath(days: readonly Day[], of: "yes" | "no", top: number): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "";
  const span = Math.max(1, daysUntil(last.date, first.date));
  const x = (date: string) => Math.round((daysUntil(date, first.date) / span) * chart.width);
  const y = (value: number) => Math.round(chart.height * (1 - value / Math.max(1, top)));
  const steps = days.map((day) => `H${x(day.date)}V${y(day[of])}`).join("");
  return `M0 ${chart.height}${steps}H${chart.width}`;
}

/** A round number at or above the greatest sum, for the chart's top. */
export function topOf(days: readonly Day[]): number {
  const most = Math.max(1, ...days.map(({ yes, no }) => Math.max(yes, no)));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(most)));
  return [1, 2, 5, 10].map((times) => times * unit).find((top) => top >= most) ?? most;
}
