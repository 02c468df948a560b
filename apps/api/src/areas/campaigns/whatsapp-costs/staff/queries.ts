import type { WhatsAppCountryCost, WhatsAppMonthCost } from "@jdj/contract/console/whatsapp-costs";
import { and, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../../database/connect.ts";
import { deliveries } from "../../deliveries/tables.ts";
import { whatsAppCostDays } from "../tables.ts";
import { monthStart, presentCountries, sumMonths } from "./present-costs.ts";

const sumOf = (column: AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** What WhatsApp cost in a month, by country. @param month its first day */
export async function listCountryCosts(
  db: Database,
  month: string,
): Promise<WhatsAppCountryCost[]> {
  const { day, country, messages, costMilliFcfa, chargedFcfa } = whatsAppCostDays;
  const rows = await db
    .select({
      country,
      messages: sumOf(messages),
      costMilliFcfa: sumOf(costMilliFcfa),
      chargedFcfa: sumOf(chargedFcfa),
    })
    .from(whatsAppCostDays)
    .where(and(gte(day, month), lt(day, monthStart(month, -1))))
    .groupBy(country);
  return presentCountries(rows.filter((row) => row.messages > 0));
}

/** What WhatsApp cost in the twelve months that end with that of a day. */
export async function listMonthCosts(db: Database, today: string): Promise<WhatsAppMonthCost[]> {
  const { day, messages, costMilliFcfa, chargedFcfa } = whatsAppCostDays;
  const days = await db
    .select({
      day,
      messages: sumOf(messages),
      costMilliFcfa: sumOf(costMilliFcfa),
      chargedFcfa: sumOf(chargedFcfa),
    })
    .from(whatsAppCostDays)
    .where(gte(day, monthStart(today, 11)))
    .groupBy(day);
  return sumMonths(days).filter((month) => month.messages > 0);
}

/** What one campaign cost by country, of what left; none where it did not leave by WhatsApp. */
export async function costsOfCampaign(
  db: Database,
  campaignId: number,
): Promise<WhatsAppCountryCost[]> {
  const country = sql<string>`${deliveries.whatsAppCountry}`;
  const rows = await db
    .select({
      country,
      messages: sql<number>`count(*)`.mapWith(Number),
      costMilliFcfa: sumOf(deliveries.whatsAppCostMilliFcfa),
      chargedFcfa: sumOf(deliveries.whatsAppChargedFcfa),
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.campaignId, campaignId),
        inArray(deliveries.state, ["sent", "delivered", "read", "unknown"]),
        isNotNull(deliveries.whatsAppCostMilliFcfa),
      ),
    )
    .groupBy(country);
  return presentCountries(rows);
}
