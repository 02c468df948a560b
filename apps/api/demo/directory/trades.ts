import { partyTrades } from "./party-trades.ts";
import { receptionTrades } from "./reception-trades.ts";
import { serviceTrades } from "./service-trades.ts";

/** The trades of the demonstration, by the code of their service type. */
export const trades = { ...receptionTrades, ...partyTrades, ...serviceTrades };
