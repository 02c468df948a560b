import {
  type DashboardStatistic,
  dashboardStatistics,
} from "@jdj/contract/console/dashboard-statistics";
import { fcfa, grouped, percent } from "../format.ts";

/** The value of a statistic as it is read; a dash where a ratio had nothing to divide by. */
export function statisticText(statistic: DashboardStatistic, value: number | null): string {
  if (value === null) return "–";
  const { unit } = dashboardStatistics[statistic];
  if (unit === "fcfa") return fcfa(value);
  return unit === "percent" ? percent(value) : grouped(value);
}

/** How a statistic moved since the period before. */
interface Change {
  text: string;
  /** Whether it is good news; null where it is neither. */
  isGood: boolean | null;
}

const points = (value: number) => `${grouped(value)}\u00a0pt${value >= 2 ? "s" : ""}`;

/**
 * The change from one period to the next: in points for ratios, in percent for the rest. Null where
 * one of them is unknown. More of each is good, but for errors.
 */
export function changeOf(
  statistic: DashboardStatistic,
  total: number | null,
  before: number | null,
): Change | null {
  if (total === null || before === null) return null;
  const difference = Math.round((total - before) * 10) / 10;
  if (difference === 0) return { text: "Stable", isGood: null };
  const sign = difference > 0 ? "+" : "−";
  const isGood = difference > 0 !== (statistic === "error-rate");
  if (dashboardStatistics[statistic].unit === "percent")
    return { text: `${sign}${points(Math.abs(difference))}`, isGood };
  if (before === 0) return { text: `+${grouped(total)}`, isGood };
  const ratio = Math.round((Math.abs(difference) / before) * 100);
  return { text: `${sign}${percent(ratio)}`, isGood };
}
