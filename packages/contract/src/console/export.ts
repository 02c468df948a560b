import { z } from "zod";

/** The most rows of an exported workbook, which is made whole in memory; a CSV has no limit. */
export const WORKBOOK_ROWS = 10_000;

/** The input of an export: its format and the filters of the list. */
export function exportInput<F extends z.ZodRawShape>(filters: F) {
  return z.object({ format: z.enum(["csv", "xlsx"]).optional(), ...filters });
}

/** A file that is sent while it is read from the database. */
export const exportOutput = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream),
});

/** The route of an export; declare it before the call for one row, whose path it also matches. */
export function exportRoute(path: `/${string}`, summary: string) {
  return {
    method: "GET",
    path: `${path}/export`,
    tags: ["console"],
    summary,
    outputStructure: "detailed",
  } as const;
}
