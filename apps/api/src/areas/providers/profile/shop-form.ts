import type { FieldErrors } from "@jdj/contract/call/refusals";
import { plainWords, readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { DESCRIPTION_MAX, HTML_MAX } from "@jdj/contract/providers/profile";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { readPhone } from "../../../phone/phone.ts";

/** What the shape of a shop's form cannot check. */
interface LooseForm {
  min_price?: unknown;
  max_price?: unknown;
  price_unit?: unknown;
  town_id?: unknown;
  description?: unknown;
  phone?: unknown;
  whatsapp?: unknown;
}

/** A whole amount as it was sent; null for anything else, which the shape refuses. */
function amountOf(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  const digits = value.replace(/\s/g, "").replace(/f?cfa$/i, "");
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

function phoneErrors(value: unknown): string[] {
  if (typeof value !== "string" || value.trim() === "") return [];
  return readPhone(value).ok ? [] : [sentences.phoneInvalid];
}

/** Whether a description is too long: its HTML is measured before it is parsed. */
function isTooLong(html: string): boolean {
  return html.length > HTML_MAX || plainWords(readSimpleHtml(html)).length > DESCRIPTION_MAX;
}

/** The errors of a shop's form that its shape does not find, by field. */
export function shopFormErrors(form: LooseForm): FieldErrors {
  const errors: FieldErrors = {};
  const [least, most] = [amountOf(form.min_price), amountOf(form.max_price)];
  if (least !== null && most !== null && most < least) errors.max_price = [sentences.pricesCrossed];
  if (form.price_unit === "request" && (least ?? most) !== null)
    errors.price_unit = [sentences.priceOnRequest];
  if (form.town_id === "") errors.town_id = [sentences.townRequired];
  if (typeof form.description === "string" && isTooLong(form.description))
    errors.description = [sentences.tooLong];
  for (const name of ["phone", "whatsapp"] as const) {
    const found = phoneErrors(form[name]);
    if (found.length > 0) errors[name] = found;
  }
  return errors;
}

/** The unit of a price that is entered without one: « sur demande » ends with it. */
export function pricedUnit(stored: PriceUnit | null): PriceUnit | null {
  return stored === "request" ? null : stored;
}

/** A description as it is stored: the few allowed tags, and nothing where there are no words. */
export function cleanDescription(html: string): string {
  const nodes = readSimpleHtml(html);
  return plainWords(nodes) === "" ? "" : writeSimpleHtml(nodes);
}
