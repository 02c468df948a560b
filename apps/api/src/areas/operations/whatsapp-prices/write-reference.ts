import type { Database } from "../../../database/connect.ts";
import { OTHER_COUNTRIES } from "./price-of-day.ts";
import { whatsAppPrices } from "./tables.ts";

/** What a dollar is worth in the first prices, in FCFA. */
const DOLLAR_FCFA = 560;
/** Since when messages are charged one by one. */
const PER_MESSAGE = "2025-07-01";
/** Until when free texts within 24 hours of somebody's message cost nothing, and since when they do. */
const FREE_SERVICE = "2024-11-01";
const PAID_SERVICE = "2026-10-01";

/** A first price list: Meta's of a market, in dollars, which each of its countries has. */
interface MarketPrices {
  countries: readonly string[];
  /** Dollars a message, from a date on. */
  marketing: Readonly<Record<string, number>>;
  /** Of a message by a template of a service; codes and, since October 2026, free texts cost the same. */
  utility: number;
}

/** Côte d'Ivoire, its neighbours, and where guests from elsewhere live: each to be compared with Meta's list. */
const markets: readonly MarketPrices[] = [
  {
    countries: ["CI", "BF", "ML", "SN", "GN", "GH", "TG", "BJ", "NE", "LR", "CM", "GA", "MA"],
    marketing: { [PER_MESSAGE]: 0.0225 },
    utility: 0.004,
  },
  { countries: ["NG"], marketing: { [PER_MESSAGE]: 0.0516 }, utility: 0.0067 },
  {
    countries: ["FR"],
    marketing: { [PER_MESSAGE]: 0.1432, "2026-01-01": 0.0859 },
    utility: 0.03,
  },
  { countries: ["BE", "CH"], marketing: { [PER_MESSAGE]: 0.0592 }, utility: 0.0171 },
  { countries: ["DE"], marketing: { [PER_MESSAGE]: 0.1365 }, utility: 0.055 },
  { countries: ["IT"], marketing: { [PER_MESSAGE]: 0.0691 }, utility: 0.03 },
  { countries: ["GB"], marketing: { [PER_MESSAGE]: 0.0529 }, utility: 0.022 },
  { countries: ["US", "CA"], marketing: { [PER_MESSAGE]: 0.025 }, utility: 0.0034 },
  { countries: [OTHER_COUNTRIES], marketing: { [PER_MESSAGE]: 0.0604 }, utility: 0.0077 },
];

function pricesOf({ countries, marketing, utility }: MarketPrices) {
  const inDollars = [
    ...Object.entries(marketing).map(([from, dollars]) => ["marketing", from, dollars] as const),
    ["utility", PER_MESSAGE, utility],
    ["authentication", PER_MESSAGE, utility],
    ["service", FREE_SERVICE, 0],
    ["service", PAID_SERVICE, utility],
  ] as const;
  return countries.flatMap((country) =>
    inDollars.map(([category, fromDate, dollars]) => ({
      ...{ country, category, fromDate, isToCheck: true },
      costMilliFcfa: Math.round(dollars * DOLLAR_FCFA * 1000),
      source: `Grille de Meta, à ${DOLLAR_FCFA} FCFA le dollar`,
    })),
  );
}

/** Writes the first prices of WhatsApp where they are missing; those of the staff stay. */
export async function writeWhatsAppPrices(db: Database): Promise<void> {
  await db.insert(whatsAppPrices).values(markets.flatMap(pricesOf)).onConflictDoNothing();
}
