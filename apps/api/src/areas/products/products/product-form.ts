import { readAmount } from "@jdj/contract/call/read-amount";
import type { FieldErrors } from "@jdj/contract/call/refusals";
import {
  sellingMessages as sentences,
  stockReservedMessage,
} from "@jdj/contract/products/seller-messages";
import { fold } from "@jdj/french/fold";

/** What the shape of a product's form cannot check, as it was sent. */
interface LooseProduct {
  kind?: unknown;
  price?: unknown;
  old_price?: unknown;
  variants?: unknown;
  day_capacity?: unknown;
}

const textOf = (value: unknown) => (typeof value === "string" ? fold(value).trim() : "");

type LooseVariant = { size?: unknown; colour?: unknown; stock?: unknown };

/** How the variants of each kind of product are told apart, and what is said where they are not. */
const options = {
  product: {
    of: ({ size, colour }: LooseVariant) => [textOf(size), textOf(colour)].join("\n").trim(),
    required: sentences.optionsRequired,
    twice: sentences.optionsTwice,
  },
  service: {
    of: ({ size }: LooseVariant) => textOf(size),
    required: sentences.formulaRequired,
    twice: sentences.formulaTwice,
  },
};

/** The errors of variants that cannot be told apart, by field. */
function optionErrors(kind: keyof typeof options, variants: readonly LooseVariant[]): FieldErrors {
  if (variants.length < 2) return {};
  const { of, required, twice } = options[kind];
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  for (const [index, variant] of variants.entries()) {
    const name = of(variant);
    if (name === "") errors[`variants.${index}.size`] = [required];
    else if (seen.has(name)) errors[`variants.${index}.size`] = [twice];
    seen.add(name);
  }
  return errors;
}

/** The errors of the stocks of a product that are missing, by field. */
const stockErrors = (variants: readonly LooseVariant[]): FieldErrors =>
  Object.fromEntries(
    variants.flatMap(({ stock }, index) =>
      readAmount(stock) === null ? [[`variants.${index}.stock`, [sentences.stockInvalid]]] : [],
    ),
  );

/** The errors of a product's form that its shape does not find, by field. */
export function productErrors(product: LooseProduct): FieldErrors {
  const errors: FieldErrors = {};
  const [price, oldPrice] = [readAmount(product.price), readAmount(product.old_price)];
  if (typeof price === "number" && typeof oldPrice === "number" && oldPrice <= price)
    errors.old_price = [sentences.oldPriceInvalid];
  const { kind, variants } = product;
  const sent: LooseVariant[] = Array.isArray(variants) ? variants.map(Object) : [];
  if (kind === "product") {
    if (Array.isArray(variants) && sent.length === 0) errors.variants = [sentences.stockInvalid];
    Object.assign(errors, stockErrors(sent));
  }
  if (kind === "product" || kind === "service") Object.assign(errors, optionErrors(kind, sent));
  if (kind === "service" && readAmount(product.day_capacity) === null)
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
