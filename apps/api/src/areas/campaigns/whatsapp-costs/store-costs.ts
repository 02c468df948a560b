import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { sql } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { findTemplateCategory } from "../../operations/whatsapp-account/template-category.ts";
import { countryOfNumber } from "../../operations/whatsapp-prices/countries.ts";
import {
  billedCategory,
  costOfMessage,
  type DatedPrice,
  type PriceCategory,
} from "../../operations/whatsapp-prices/price-of-day.ts";
import { whatsAppPrices } from "../../operations/whatsapp-prices/tables.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { priceWhenTaken } from "../channels/price-when-taken.ts";
import { deliveries } from "../deliveries/tables.ts";

/** What the costs of all deliveries of a campaign depend on. */
export interface Costing {
  prices: readonly DatedPrice[];
  category: PriceCategory;
  /** What its hosts paid for a message, in FCFA without tax. */
  unitFcfa: number;
}

/** What the costs of a campaign depend on; null for one that does not leave by WhatsApp. */
export async function findCosting(
  db: Database,
  settings: Pick<ApiSettings, "whatsAppTemplates">,
  campaign: Pick<typeof campaigns.$inferSelect, "id" | "channelId" | "kind" | "createdAt">,
): Promise<Costing | null> {
  if (campaign.channelId !== channelIds.whatsapp) return null;
  const category = await findTemplateCategory(db, settings, campaign.kind);
  return {
    prices: await db.select().from(whatsAppPrices),
    category: billedCategory({ category }),
    unitFcfa: await priceWhenTaken(db, campaign),
  };
}

/** A delivery that is to be handed over. */
interface Leaving {
  delivery: { id: number; units: number };
  /** E.164. */
  to: string;
}

/**
 * Stores with each delivery what it costs us and what its hosts paid, before it is handed over: a
 * receipt may come at once, and none changes it afterwards. What waits again is priced anew.
 */
export async function storeCosts(
  db: Database,
  { prices, category, unitFcfa }: Costing,
  leaving: readonly Leaving[],
  now: Date,
): Promise<void> {
  const day = calendarDate(now);
  const priced = leaving.map(({ delivery: { id, units }, to }) => {
    const country = countryOfNumber(to);
    const cost = costOfMessage(prices, { country, category, day });
    return { id, country, cost, charged: units * unitFcfa };
  });
  if (priced.length === 0) return;
  await db.execute(sql`
    update ${deliveries} set whatsapp_day = ${day}::date, whatsapp_category = ${category},
      whatsapp_country = priced.country, whatsapp_cost_milli_fcfa = priced.cost,
      whatsapp_charged_fcfa = priced.charged
    from unnest(
      ${sql.param(priced.map(({ id }) => id))}::bigint[],
      ${sql.param(priced.map(({ country }) => country))}::text[],
      ${sql.param(priced.map(({ cost }) => cost))}::integer[],
      ${sql.param(priced.map(({ charged }) => charged))}::integer[]
    ) as priced (id, country, cost, charged)
    where ${deliveries.id} = priced.id and ${deliveries.state} in ('queued', 'sending')`);
}
