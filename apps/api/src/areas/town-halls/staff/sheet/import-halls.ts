import { createHash } from "node:crypto";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { sheetRefusals } from "@jdj/contract/console/messages";
import { type SheetRowPreview, TOWN_HALL_SHEET } from "@jdj/contract/console/town-hall-import";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../../app-context.ts";
import type { Database } from "../../../../database/connect.ts";
import { consumeRateLimit, limits } from "../../../../rate-limit/consume-rate-limit.ts";
import { isChosen } from "../../../files/read-image.ts";
import { readGrids } from "../../../notebook/guests/sheet/read-grids.ts";
import { type Author, changedFields, recordChange } from "../../../staff/audit/record-change.ts";
import { districts, townHalls } from "../../tables.ts";
import { insertHall } from "../insert-hall.ts";
import { presentHall, selectHalls } from "../queries.ts";
import { type PlannedRow, planImport } from "./plan-import.ts";
import { LINES_ABOVE, readRows, type SheetRow } from "./read-rows.ts";

const refuseFile = (reason: keyof typeof sheetRefusals) =>
  fieldRefusal({ file: [sheetRefusals[reason]] });

/** The rows of a file. @throws field errors at `file`; too-many-requests */
async function readFile(context: RequestContext, author: Author, file: File) {
  await consumeRateLimit(limits.import, `staff:${author.id}`, context);
  if (!isChosen(file)) throw refuseFile("missing");
  if (file.size > TOWN_HALL_SHEET.bytes) throw refuseFile("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const most = { ...TOWN_HALL_SHEET, rows: TOWN_HALL_SHEET.rows + LINES_ABOVE };
  const table = await readGrids(bytes, most, "texts");
  if (!table.ok) throw refuseFile(table.reason);
  // By another separator than its own, a text may seem to be cut within a quote.
  const whole = table.grids.filter((lines) => !lines.some(({ broken }) => broken));
  if (whole.length === 0) throw refuseFile("unreadable");
  const read = readRows(whole);
  if (read === null) throw refuseFile("wrong-columns");
  if (read.rows.length === 0) throw refuseFile("empty");
  if (read.rows.length > TOWN_HALL_SHEET.rows) throw refuseFile("too-many-rows");
  return read;
}

async function planFor(db: Database, rows: readonly SheetRow[]): Promise<PlannedRow[]> {
  const known = await selectHalls(db);
  const places = await db.select({ id: districts.id, name: districts.name }).from(districts);
  return planImport(rows, { halls: known.map(presentHall), districts: places });
}

function countsOf(planned: readonly PlannedRow[]): Record<SheetRowPreview["state"], number> {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { preview } of planned) counts[preview.state] += 1;
  return counts;
}

/** Names what an import does: another sheet, or the same over other data, has another digest. */
function digestOf(planned: readonly PlannedRow[]): string {
  const does = planned.map(({ preview, write }) => [preview, write]);
  return createHash("sha256").update(JSON.stringify(does)).digest("base64url");
}

/** Says what the import of a file would do. @throws field errors at `file`; too-many-requests */
export async function previewImport(context: RequestContext, author: Author, file: File) {
  const { rows, ignored } = await readFile(context, author, file);
  const planned = await planFor(context.db, rows);
  return {
    rows: planned.map(({ preview }) => preview),
    counts: countsOf(planned),
    ignored,
    digest: digestOf(planned),
  };
}

async function writeRow(
  tx: Database,
  { author, now }: { author: Author; now: Date },
  { id, code, districtId, fields }: NonNullable<PlannedRow["write"]>,
): Promise<void> {
  if (id === null) {
    await insertHall(tx, { author, now }, { ...fields, code, districtId });
    return;
  }
  const [before] = await tx.select().from(townHalls).where(eq(townHalls.id, id));
  if (!before) throw refusal("changed-meanwhile");
  const after = { ...fields, districtId, demonstration: false };
  await tx
    .update(townHalls)
    .set({ ...after, version: before.version + 1 })
    .where(eq(townHalls.id, id));
  const changed = changedFields(before, after);
  await recordChange(tx, author, now, { action: "town-halls.update", id, ...changed });
}

/**
 * Imports a file as it was previewed, all rows in one transaction. An import that was already made
 * changes nothing.
 * @param digest that of the preview
 * @throws field errors at `file`, also while a row is wrong; changed-meanwhile when it would do
 * anything else than the preview said; too-many-requests
 */
export async function importHalls(
  context: RequestContext,
  author: Author,
  { file, digest }: { file: File; digest: string },
) {
  const { rows } = await readFile(context, author, file);
  const { db, now } = context;
  return db.transaction(async (tx) => {
    // Whoever edits a town hall waits for the import, so that it does what the preview said.
    await tx.execute(sql`lock table ${townHalls} in share row exclusive mode`);
    const planned = await planFor(tx, rows);
    const counts = countsOf(planned);
    if (counts.wrong > 0) throw refuseFile("wrong-rows");
    const isDone = counts.new + counts.changed === 0;
    if (!isDone && digestOf(planned) !== digest) throw refusal("changed-meanwhile");
    for (const { write } of planned) if (write) await writeRow(tx, { author, now }, write);
    return { counts };
  });
}
