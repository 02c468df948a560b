import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Upload } from "../call/shapes.ts";

const tags = ["console"];
const path = "/api/v1/console/town-halls/import" as const;

/** The limits of a sheet of town halls. */
export const TOWN_HALL_SHEET = { bytes: 4 * 1024 * 1024, rows: 1000 } as const;

/** One row of a sheet, and what its import would do. */
export const SheetRowPreview = z.object({
  /** Its line in the sheet. */
  line: z.int(),
  town: z.string(),
  state: z.enum(["new", "changed", "unchanged", "wrong"]),
  /** The cells that differ from what is stored, as the sheet writes them. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** What is wrong, by column; `column` is empty for the row as a whole. */
  errors: z.array(z.object({ column: z.string(), reason: z.string() })),
});
export type SheetRowPreview = z.infer<typeof SheetRowPreview>;

const Counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() });

export const townHallImport = {
  /** Says what an import would do; saves nothing. */
  preview: call("staff", "town-halls:write")
    .route({ method: "POST", path: `${path}/preview`, tags, summary: "Preview an import" })
    .input(z.object({ file: Upload }))
    .output(
      z.object({
        rows: z.array(SheetRowPreview),
        counts: Counts,
        /** Headings that the import leaves aside. */
        ignored: z.array(z.string()),
        /** Names what was previewed: the import is refused when it would do anything else. */
        digest: z.string(),
      }),
    )
    .errors(refusals("too-many-requests")),

  /** Imports what was previewed, all rows or none. */
  run: call("staff", "town-halls:write")
    .route({ method: "POST", path, tags, summary: "Import town halls" })
    .input(z.object({ file: Upload, digest: z.string().max(100) }))
    .output(z.object({ counts: Counts }))
    .errors(refusals("changed-meanwhile", "too-many-requests")),
};
