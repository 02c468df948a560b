import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import type { QuoteLine } from "@jdj/contract/quotes/shapes";

/** What happened in a conversation, so many days before the base day. */
export type Step = [daysBefore: number, time: string, ...Deed];

type Deed =
  | ["customer" | "provider", text: string]
  | ["customer moves" | "provider moves", to: QuoteStatus]
  | ["quote", lines: QuoteLine[], validDays: number, deposit: number]
  | ["customer file" | "provider file", name: "table" | "menu" | "plan"];

/** A request of the demonstration: the first step is the message that opens it. */
export interface DemoConversation {
  /** How the provider's name begins. */
  provider: string;
  customer: "awa" | "nina" | number;
  steps: Step[];
  /** Whether the last messages wait for the customer, or for the provider. */
  unreadBy?: "customer" | "provider";
}

/** A line of a quote; the price in FCFA. */
export const line = (label: string, quantity: number, unit_price: number): QuoteLine => ({
  label,
  quantity,
  unit_price,
});
