import { sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import { z } from "zod";
import { answerOfChild } from "./answer-of-child.ts";
import { refusals, type SheetLimits, type SheetReading } from "./sheet-reading.ts";

const answerShape = z.union([
  z.object({
    ok: z.literal(true),
    rows: z.array(z.object({ line: z.int(), cells: z.record(z.enum(sheetColumns), z.string()) })),
    isTemplate: z.boolean(),
    columns: z.array(z.enum(sheetColumns)),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(refusals) }),
]);

/**
 * Reads a guest sheet: .xls, .xlsx, or .csv in UTF-8, UTF-16 or Windows-1252 separated by `;`, `,` or
 * tabs, recognised by content. Never throws: a file that is too big, hostile or not a guest
 * sheet gets a reason, `too-slow` also when the semaphore is not free in time.
 */
export async function readSheet(
  file: { name: string; bytes: Uint8Array },
  limits: Partial<SheetLimits> = {},
): Promise<SheetReading> {
  const answer = await answerOfChild("guests", file.bytes, limits);
  return answer.ok ? readAnswer(answer.text) : answer;
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
