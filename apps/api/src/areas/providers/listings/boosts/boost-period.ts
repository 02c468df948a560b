import { dateAfter } from "@jdj/french/dates";
import type { Period } from "../../subscriptions/listing-periods.ts";

/**
 * How many providers stand boosted on one day: in the whole directory, and in the list of one trade,
 * so that a list never opens with advertising only.
 */
export const boostPlaces = { directory: 6, trade: 3 } as const;

/** A boost that runs or is to come, and the trades in whose lists it stands. */
export interface BookedBoost extends Period {
  trades: readonly number[];
}

/**
 * The first so many days in a row on which a place is free, in the directory and in each trade of the
 * provider.
 * @param from the first day that the provider may have
 */
export function boostPeriod({
  booked,
  trades,
  days,
  from,
}: {
  booked: readonly BookedBoost[];
  trades: readonly number[];
  days: number;
  from: string;
}): Period {
  const isFull = (day: string) => {
    const shown = booked.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
    const inTrade = (trade: number) => shown.filter((boost) => boost.trades.includes(trade)).length;
    return (
      shown.length >= boostPlaces.directory ||
      trades.some((trade) => inTrade(trade) >= boostPlaces.trade)
    );
  };
  let startsOn = from;
  for (let day = from; day < dateAfter(startsOn, days, "days"); day = dateAfter(day, 1, "days"))
    if (isFull(day)) startsOn = dateAfter(day, 1, "days");
  return { startsOn, endsOn: dateAfter(startsOn, days - 1, "days") };
}
