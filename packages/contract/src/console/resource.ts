import { z } from "zod";
import { Id, PathId } from "../call/shapes.ts";

/** The most rows on one page of a list. */
export const PAGE_MAX = 100;

const Whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/, "Nombre invalide")
    .transform(Number),
]);

/** A filter that is yes or no; in a query it arrives as text. */
export const YesNo = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);

/** A filter by a piece of text. */
export const Search = z.string().trim().max(100);

/**
 * The input of a list of the console: its page, its order and its filters. The API pages, sorts and
 * filters in the database.
 * @param sorts the fields by which it may be sorted, the usual one first
 */
export function listInput<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) {
  return z.object({
    page: Whole.pipe(z.int().min(1).max(10_000)).optional(),
    per_page: Whole.pipe(z.int().min(1).max(PAGE_MAX)).optional(),
    sort: z.enum(sorts).optional(),
    order: z.enum(["asc", "desc"]).optional(),
    ...filters,
  });
}

/** The input of a call about one row. */
export const ById = z.object({ id: PathId });

/** The version that the editor has read; an older one than the stored is refused (409). */
export const Version = z.int().min(1);

/**
 * A list in its new order: all its rows, archived ones too, each with the version that the editor has
 * read. Other rows or versions than the stored are refused (409).
 */
export const NewOrder = z
  .array(z.object({ id: Id, version: Version }))
  .min(1)
  .max(PAGE_MAX);
