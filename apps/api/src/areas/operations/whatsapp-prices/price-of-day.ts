import {
  type TemplateCategory,
  templateCategories,
} from "../../../drivers/whatsapp/account-update.ts";

/** What WhatsApp charges a message as: the category of its template, or `service` without a template. */
export const priceCategories = [...templateCategories, "service"] as const;
export type PriceCategory = (typeof priceCategories)[number];

/** Every country without a price of its own: the letters of CLDR for an unknown region. */
export const OTHER_COUNTRIES = "ZZ";

/** A price of WhatsApp, from a date on. */
export interface DatedPrice {
  /** ISO 3166 letters, or {@link OTHER_COUNTRIES}. */
  country: string;
  category: PriceCategory;
  /** Thousandths of one FCFA. */
  costMilliFcfa: number;
  /** `YYYY-MM-DD`, the first day on which it holds. */
  fromDate: string;
}

/** What is to be priced, and the day on which it leaves. */
export interface PricedMessage {
  country: string;
  category: PriceCategory;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The price of a country and category on a day: of those that have begun, the latest; undefined without one. */
export function priceOfDay<Price extends DatedPrice>(
  prices: readonly Price[],
  { country, category, day }: PricedMessage,
): Price | undefined {
  return prices
    .filter((one) => one.country === country && one.category === category && one.fromDate <= day)
    .reduce<Price | undefined>(
      (latest, one) => (latest && latest.fromDate > one.fromDate ? latest : one),
      undefined,
    );
}

/** What a message costs us, in thousandths of one FCFA: by its country, else as other countries; null without a price. */
export function costOfMessage(
  prices: readonly DatedPrice[],
  message: PricedMessage,
): number | null {
  const price =
    priceOfDay(prices, message) ?? priceOfDay(prices, { ...message, country: OTHER_COUNTRIES });
  return price?.costMilliFcfa ?? null;
}

/**
 * What WhatsApp charges a message as. Since October 2026 the 24 hours after somebody's message change
 * no price: a template keeps its category, and a free text, which may leave only then, is `service`.
 * @param template null for a free text; its category is null until WhatsApp has named it, and counts as
 * marketing, which costs most
 */
export function billedCategory(
  template: { category: TemplateCategory | null } | null,
): PriceCategory {
  return template === null ? "service" : (template.category ?? "marketing");
}
