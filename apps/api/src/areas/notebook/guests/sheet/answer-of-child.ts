import { createSemaphore } from "../../../../processes/semaphore.ts";
import { runSheetChild, type SheetShape } from "./run-sheet-child.ts";
import { sheetFormat } from "./sheet-format.ts";
import { type refusals, type SheetLimits, sheetLimits } from "./sheet-reading.ts";

/** Two files at once, so that the process can go on answering. */
const semaphore = createSemaphore(2);

/** What the child process wrote about a file, not checked yet; or why the file is refused. */
export async function answerOfChild(
  shape: SheetShape,
  bytes: Uint8Array,
  limits: Partial<SheetLimits>,
): Promise<{ ok: true; text: string } | { ok: false; reason: (typeof refusals)[number] }> {
  const allowed = { ...sheetLimits, ...limits };
  if (bytes.length > allowed.bytes) return { ok: false, reason: "too-large" };
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  const format = sheetFormat(bytes, allowed.inflatedBytes);
  if (format === null) return { ok: false, reason: "unreadable" };

  const giveBack = await semaphore.take(allowed.waitMs);
  if (giveBack === null) return { ok: false, reason: "too-slow" };
  const answer = await runSheetChild(format, bytes, allowed, shape).finally(giveBack);
  if ("text" in answer) return { ok: true, text: answer.text };
  return { ok: false, reason: answer.stopped === "too-slow" ? "too-slow" : "unreadable" };
}
