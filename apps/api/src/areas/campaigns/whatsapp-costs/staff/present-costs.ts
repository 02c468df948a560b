import type { WhatsAppCountryCost, WhatsAppMonthCost } from "@jdj/contract/console/whatsapp-costs";
import { findPricedCountry } from "../../../operations/whatsapp-prices/countries.ts";

/** Figures as they are stored: thousandths of one FCFA, and FCFA. */
export interface CostSum {
  messages: number;
  costMilliFcfa: number;
  chargedFcfa: number;
}

function presentSum({ messages, costMilliFcfa, chargedFcfa }: CostSum) {
  return { messages, cost_fcfa: costMilliFcfa / 1000, charged_fcfa: chargedFcfa };
}

/** The sums of countries as staff read them: what we lost most by first. */
export function presentCountries(
  sums: readonly (CostSum & { country: string })[],
): WhatsAppCountryCost[] {
  const margin = (row: WhatsAppCountryCost) => row.charged_fcfa - row.cost_fcfa;
  return sums
    .map(({ country: id, ...sum }) => {
      const { name = id, calling_code = null } = findPricedCountry(id) ?? {};
      return { ...{ id, name, calling_code }, ...presentSum(sum) };
    })
    .toSorted((a, b) => margin(a) - margin(b) || (a.id < b.id ? -1 : 1));
}

/** The sums of days by their months, the newest first. @param days `day`: `YYYY-MM-DD` */
export function sumMonths(days: readonly (CostSum & { day: string })[]): WhatsAppMonthCost[] {
  const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const total = (of: readonly CostSum[], name: keyof CostSum) =>
    of.reduce((sum, one) => sum + one[name], 0);
  return [...byMonth]
    .map(([id, of]) => ({
      id,
      ...presentSum({
        messages: total(of, "messages"),
        costMilliFcfa: total(of, "costMilliFcfa"),
        chargedFcfa: total(of, "chargedFcfa"),
      }),
    }))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

/** The first day of the month that is so many months before that of a day. */
export function monthStart(day: string, monthsBefore = 0): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBefore, 1)).toISOString().slice(0, 10);
}
