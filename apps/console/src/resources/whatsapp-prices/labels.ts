import type { ConsoleWhatsAppPrice } from "@jdj/contract/console/whatsapp-prices";
import { categoryLabels } from "../whatsapp/labels.ts";

type Category = ConsoleWhatsAppPrice["category"];

/** What WhatsApp charges a message as. */
export const priceLabels: Readonly<Record<Category, string>> = {
  ...categoryLabels,
  service: "Service",
};

/** In the order of the table. */
export const priceCategories = Object.keys(priceLabels) as Category[];

/** A country as people find it: « Ghana (+233) ». */
export function countryLabel({
  name,
  calling_code: code,
}: {
  name: string;
  calling_code: string | null;
}): string {
  return code === null ? name : `${name} (+${code})`;
}
