import { partyTrades } from "./party-trades.ts";
import { receptionTrades } from "./reception-trades.ts";
import { serviceTrades } from "./service-trades.ts";
import type { Trade } from "./trade.ts";

/** The trades of the demonstration, by the code of their service type. */
export const trades: Readonly<Record<string, Trade>> = {
  ...receptionTrades,
  ...partyTrades,
  ...serviceTrades,
};
