import { z } from "zod";
import { CalendarDate, line, optionalLine, PathId } from "../call/shapes.ts";
import { payableInput } from "../payments/payable-input.ts";
import { fabricMessages as sentences } from "./messages.ts";

const sizes = z
  .string()
  .max(800)
  .default("")
  .transform((text) => [
    ...new Set(
      text
        .split(/[,;\n]/)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ])
  .refine((all) => all.length <= 20, sentences.tooManySizes)
  .refine((all) => all.every((one) => one.length <= 30), sentences.sizeTooLong);

/** The form of a fabric order. */
export const orderFields = {
  name: line(sentences.nameRequired, 80),
  unit: line(sentences.unitRequired, 60),
  unit_price: payableInput(sentences.priceRequired),
  /** Separated by commas; empty for none. */
  sizes,
  deadline: CalendarDate,
  note: z.string().trim().max(500, "Ce champ ne peut dépasser 500 caractères").default(""),
  seller_name: optionalLine(80),
  phone_number_1: optionalLine(40),
  /**
   * What is ordered of the marketplace: its seller, and its sizes where there are several, are the
   * order's. Empty for a fabric from elsewhere; absent where that stays as it is.
   */
  variant_id: z.preprocess((value) => (value === "" ? null : value), PathId.nullish()),
};

/** How many units somebody takes; null until it is known. */
export const quantity = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  z.coerce
    .number(sentences.quantityRequired)
    .int(sentences.quantityRequired)
    .min(1, sentences.quantityRequired)
    .max(100, sentences.quantityRequired)
    .nullable(),
);
