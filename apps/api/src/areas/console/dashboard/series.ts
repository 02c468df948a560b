import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import type { DashboardSeries } from "@jdj/contract/console/dashboard";
import {
  type DashboardStatistic,
  dashboardStatistics,
  statisticNames,
} from "@jdj/contract/console/dashboard-statistics";
import type { DayCount } from "./count-days.ts";
import type { CountName } from "./tables.ts";

/** What a statistic is made of: a count, or one count divided by another. */
const sources: Readonly<Record<DashboardStatistic, CountName | readonly [CountName, CountName]>> = {
  "sign-ups": "sign-ups",
  "active-notebooks": "active-notebooks",
  campaigns: "campaigns",
  quotes: "quotes",
  "quotes-answered": ["quotes-answered", "quotes-due"],
  orders: "orders",
  "orders-amount": "orders-amount",
  "error-rate": ["errors", "requests"],
  "delivery-rate": ["deliveries-made", "deliveries"],
  payments: "payments-made",
  "payments-amount": "payments-amount",
  "payment-rate": ["payments-made", "payments"],
};

/** A ratio in percent, rounded to one decimal; null where there is nothing to divide by. */
export function percentOf(some: number, all: number): number | null {
  return all === 0 ? null : Math.round((some / all) * 1000) / 10;
}

/** The sums of counts by name, key and day; the empty key adds up all keys. */
function sumsOf(counts: readonly DayCount[]) {
  const sums = new Map<string, number>();
  const add = (id: string, value: number) => sums.set(id, (sums.get(id) ?? 0) + value);
  for (const { day, name, key, value } of counts) {
    add(`${name} ${day}`, value);
    if (key !== "") add(`${name} ${day} ${key}`, value);
  }
  return (name: CountName, key: string, day: string) =>
    sums.get(key === "" ? `${name} ${day}` : `${name} ${day} ${key}`) ?? 0;
}

const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** What the series of the dashboard are made from. */
interface Counted {
  counts: readonly DayCount[];
  days: readonly string[];
  before: readonly string[];
  /** The channels and companies in their order, by key. */
  names: Readonly<Record<"channel" | "company", ReadonlyMap<string, string>>>;
}

/**
 * The series that a role may read. Of channels and companies come all together first, then those of
 * which something was counted.
 */
export function seriesFor(
  role: StaffRole,
  { counts, days, before, names }: Counted,
): DashboardSeries[] {
  const sum = sumsOf(counts);
  const all = [...days, ...before];
  const series = (statistic: DashboardStatistic, key: string, name: string): DashboardSeries => {
    const source = sources[statistic];
    const { total } = dashboardStatistics[statistic];
    const totalOf = (period: readonly string[]) => {
      const each = (count: CountName) => period.map((day) => sum(count, key, day));
      if (typeof source !== "string") return percentOf(add(each(source[0])), add(each(source[1])));
      const value = add(each(source));
      return total === "mean" ? Math.round((value / period.length) * 10) / 10 : value;
    };
    return {
      statistic,
      key,
      name,
      total: totalOf(days),
      before: totalOf(before),
      values: days.map((day) => totalOf([day])),
      values_before: before.map((day) => totalOf([day])),
    };
  };
  return statisticNames
    .filter((statistic) => mayStaff(role, dashboardStatistics[statistic].requires))
    .flatMap((statistic) => {
      const { by } = dashboardStatistics[statistic];
      const source = sources[statistic];
      const counted = typeof source === "string" ? source : source[1];
      const keys = by === undefined ? [] : [...names[by]];
      return [
        series(statistic, "", ""),
        ...keys
          .filter(([key]) => all.some((day) => sum(counted, key, day) > 0))
          .map(([key, name]) => series(statistic, key, name)),
      ];
    });
}
