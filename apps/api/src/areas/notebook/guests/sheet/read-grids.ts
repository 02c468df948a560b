import { z } from "zod";
import { answerOfChild } from "./answer-of-child.ts";
import type { GridLine } from "./grid.ts";
import { refusals, type SheetLimits } from "./sheet-reading.ts";

/** The lines of each sheet of a file, as they are; or why it is refused. */
export type GridsReading =
  | { ok: true; grids: GridLine[][] }
  | { ok: false; reason: (typeof refusals)[number] };

const answerShape = z.union([
  z.object({
    ok: z.literal(true),
    grids: z.array(
      z.array(
        z
          .object({
            line: z.int(),
            texts: z.array(z.string()),
            broken: z.literal(true).optional(),
          })
          .transform(({ broken, ...line }) => (broken ? { ...line, broken } : line)),
      ),
    ),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(refusals) }),
]);

/**
 * Reads a table whose columns the caller knows: .xls, .xlsx, or .csv in UTF-8, UTF-16 or
 * Windows-1252. A CSV file is one grid for each separator (`;`, `,`, tab): the caller takes the one
 * whose header it understands. Never throws.
 * @param limits `rows`: lines of each sheet
 * @param shape `texts`: a cell may have several lines and 10,000 characters
 */
export async function readGrids(
  bytes: Uint8Array,
  limits: Partial<SheetLimits> = {},
  shape: "grids" | "texts" = "grids",
): Promise<GridsReading> {
  const answer = await answerOfChild(shape, bytes, limits);
  if (!answer.ok) return answer;
  try {
    const read = answerShape.safeParse(JSON.parse(answer.text));
    return read.success ? read.data : { ok: false, reason: "unreadable" };
  } catch {
    return { ok: false, reason: "unreadable" };
  }
}
