import { z } from "zod";
import { createSemaphore } from "../../../../processes/semaphore.ts";
import { runSheetChild } from "./run-sheet-child.ts";
import { sheetFormat } from "./sheet-format.ts";
import {
  columns,
  refusals,
  type SheetLimits,
  type SheetReading,
  sheetLimits,
} from "./sheet-reading.ts";

const answerShape = z.union([
  z.object({
    ok: z.literal(true),
    rows: z.array(z.object({ line: z.int(), cells: z.record(z.enum(columns), z.string()) })),
    isTemplate: z.boolean(),
    columns: z.array(z.enum(columns)),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(refusals) }),
]);

/** Two files at once, so that the process can go on answering. */
const semaphore = createSemaphore(2);

/**
 * Reads a guest sheet: .xls, .xlsx, or .csv in UTF-8, UTF-16 or Windows-1252 separated by `;`, `,` or
 * tabs, recognised by content. Never throws: a file that is too big, hostile or not a guest
 * sheet gets a reason, `too-slow` also when the semaphore is not free in time.
 */
export async function readSheet(
  file: { name: string; bytes: Uint8Array },
  limits: Partial<SheetLimits> = {},
): Promise<SheetReading> {
  const allowed = { ...sheetLimits, ...limits };
  if (file.bytes.length > allowed.bytes) return { ok: false, reason: "too-large" };
  if (file.bytes.length === 0) return { ok: false, reason: "empty" };
  const format = sheetFormat(file.bytes, allowed.inflatedBytes);
  if (format === null) return { ok: false, reason: "unreadable" };

  const giveBack = await semaphore.take(allowed.waitMs);
  if (giveBack === null) return { ok: false, reason: "too-slow" };
  const answer = await runSheetChild(format, file.bytes, allowed).finally(giveBack);
  if ("text" in answer) return readAnswer(answer.text);
  return { ok: false, reason: answer.stopped === "too-slow" ? "too-slow" : "unreadable" };
}

/** The child's answer is checked: a hostile file may have changed it. */
function readAnswer(text: string): SheetReading {
  try {
    const answer = answerShape.safeParse(JSON.parse(text));
    return answer.success ? answer.data : { ok: false, reason: "unreadable" };
  } catch {
    return { ok: false, reason: "unreadable" };
  }
}
