import { readAmount } from "@jdj/contract/call/read-amount";
import type { FieldErrors } from "@jdj/contract/call/refusals";
import { sellingMessages as sentences, stockReservedMessage } from "@jdj/contract/selling/messages";
import { fold } from "@jdj/french/fold";

/** What the shape of an article's form cannot check, as it was sent. */
interface LooseArticle {
  kind?: unknown;
  price?: unknown;
  old_price?: unknown;
  variants?: unknown;
  day_capacity?: unknown;
}

const textOf = (value: unknown) => (typeof value === "string" ? fold(value).trim() : "");

/** The errors of variants that cannot be told apart, by field. */
function optionErrors(variants: readonly unknown[]): FieldErrors {
  if (variants.length < 2) return {};
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  for (const [index, variant] of variants.entries()) {
    const { size, colour } = Object(variant) as { size?: unknown; colour?: unknown };
    const options = `${textOf(size)}\n${textOf(colour)}`;
    if (options === "\n") errors[`variants.${index}.size`] = [sentences.optionsRequired];
    else if (seen.has(options)) errors[`variants.${index}.size`] = [sentences.optionsTwice];
    seen.add(options);
  }
  return errors;
}

/** The errors of an article's form that its shape does not find, by field. */
export function articleErrors(article: LooseArticle): FieldErrors {
  const errors: FieldErrors = {};
  const [price, oldPrice] = [readAmount(article.price), readAmount(article.old_price)];
  if (typeof price === "number" && typeof oldPrice === "number" && oldPrice <= price)
    errors.old_price = [sentences.oldPriceInvalid];
  const { kind, variants } = article;
  if (kind === "product" && Array.isArray(variants)) {
    if (variants.length === 0) errors.variants = [sentences.stockInvalid];
    Object.assign(errors, optionErrors(variants));
  }
  if (kind === "service" && readAmount(article.day_capacity) === null)
    errors.day_capacity = [sentences.capacityInvalid];
  return errors;
}

/** A stored variant's units. */
interface Stock {
  stock: number;
  /** Units that unpaid orders hold. */
  reserved: number;
}

/**
 * The stock of a variant once the seller's change is made: what they typed differs from what they
 * were shown, and orders may have taken units in between.
 * @returns the new stock, or the sentence that refuses it
 */
export function stockAfter(
  { stock, reserved }: Stock,
  { typed, seen }: { typed: number; seen: number },
): number | string {
  const after = Math.max(0, stock + typed - seen);
  return after < reserved ? stockReservedMessage(reserved) : after;
}
