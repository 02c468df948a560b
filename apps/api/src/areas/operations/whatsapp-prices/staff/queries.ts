import { refusal } from "@jdj/contract/call/refusals";
import type {
  ConsoleWhatsAppCountry,
  ConsoleWhatsAppCountryDetail,
  ConsoleWhatsAppPrice,
} from "@jdj/contract/console/whatsapp-prices";
import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { findPricedCountry, inOrder } from "../countries.ts";
import { type PriceCategory, priceCategories, priceOfDay } from "../price-of-day.ts";
import { whatsAppPrices } from "../tables.ts";

type Price = typeof whatsAppPrices.$inferSelect;

function presentPrice({ id, category, ...price }: Price): ConsoleWhatsAppPrice {
  return {
    ...{ id, category, from: price.fromDate },
    cost_fcfa: price.costMilliFcfa / 1000,
    source: price.source,
    to_check: price.isToCheck,
  };
}

/** The prices of one country on a day: what holds, what is to hold, and what held. */
function presentCountry(prices: readonly Price[], today: string): ConsoleWhatsAppCountryDetail {
  const id = prices[0]?.country ?? "";
  const { name = id, calling_code = null } = findPricedCountry(id) ?? {};
  const current = priceCategories.flatMap((category: PriceCategory) => {
    const price = priceOfDay(prices, { country: id, category, day: today });
    return price ? [price] : [];
  });
  const next = prices.filter(({ fromDate }) => fromDate > today);
  const past = prices.filter((one) => !current.includes(one) && !next.includes(one));
  return {
    ...{ id, name, calling_code },
    to_check: current.some(({ isToCheck }) => isToCheck),
    current: current.map(presentPrice),
    next: next.toReversed().map(presentPrice),
    past: past.map(presentPrice),
  };
}

/** The newest first. */
const selectPrices = (db: Database) =>
  db
    .select()
    .from(whatsAppPrices)
    .orderBy(desc(whatsAppPrices.fromDate), asc(whatsAppPrices.category), asc(whatsAppPrices.id))
    .$dynamic();

/** Every country that has prices, with those of a day: Côte d'Ivoire first, the others last. */
export async function listPricedCountries(
  db: Database,
  today: string,
): Promise<ConsoleWhatsAppCountry[]> {
  const byCountry = Map.groupBy(await selectPrices(db), ({ country }) => country);
  return inOrder([...byCountry.values()].map((prices) => presentCountry(prices, today)));
}

/** One country with all its prices. @throws not-found */
export async function findCountryPrices(
  db: Database,
  country: string,
  today: string,
): Promise<ConsoleWhatsAppCountryDetail> {
  const prices = await selectPrices(db).where(eq(whatsAppPrices.country, country));
  if (prices.length === 0) throw refusal("not-found");
  return presentCountry(prices, today);
}
