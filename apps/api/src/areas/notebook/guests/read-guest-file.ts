import { fieldRefusal } from "@jdj/contract/call/refusals";
import { guestSheetMessages } from "@jdj/contract/notebook/guest-sheet-messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { type SheetColumn, sheetColumns } from "@jdj/contract/notebook/sheet-columns";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { isChosen } from "../../files/read-image.ts";
import type { EventWithType } from "../events/queries.ts";
import { listGuests } from "./queries.ts";
import { checkRows } from "./sheet/check-rows.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { type SheetRow, sheetLimits } from "./sheet/sheet-reading.ts";
import { knownCategories } from "./unsorted-category.ts";

/** The refusal of a guest file as a whole, with its reason at the file's field. */
function refuseFile(reason: string) {
  return fieldRefusal({ guests_file: [reason] }, notebookMessages.importError);
}

/** A file with what is written in place of some of its cells. */
export interface GuestFile {
  file: File;
  /** Whether Ivorian numbers of eight digits are taken in their form of today. */
  repairsPhones: boolean;
  corrections: readonly { line: number; column: SheetColumn; value: string }[];
}

/**
 * Reads a guest file for an event and sorts its rows; changes nothing.
 * @throws field errors (422) for a file that cannot be read; too-many-requests
 */
export async function readGuestFile(
  context: RequestContext,
  event: EventWithType,
  { file, repairsPhones, corrections }: GuestFile,
) {
  await consumeRateLimit(limits.import, String(event.customerId), context);
  if (!isChosen(file)) throw refuseFile(guestSheetMessages.missing);
  if (file.size > sheetLimits.bytes) throw refuseFile(guestSheetMessages["too-large"]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await readSheet({ name: file.name, bytes });
  if (!reading.ok) throw refuseFile(guestSheetMessages[reading.reason]);

  const rows = withCorrections(reading.rows, corrections);
  const { names, unsortedId } = await knownCategories(context.db, event);
  const guests = await listGuests(context.db, event.id);
  const checked = checkRows(rows, {
    categories: Array.from(names, ([id, name]) => ({ id, name })),
    // The template's own columns are compulsory, as specified; a sheet of one's own has what it has.
    unsortedId: reading.isTemplate ? null : unsortedId,
    guests,
    repairsPhones,
  });
  const missing = sheetColumns.filter((column) => !reading.columns.includes(column));
  return { rows, names, missing, ...checked };
}

function withCorrections(
  rows: readonly SheetRow[],
  corrections: GuestFile["corrections"],
): readonly SheetRow[] {
  const byLine = Map.groupBy(corrections, ({ line }) => line);
  return rows.map(({ line, cells }) => {
    const written = byLine.get(line)?.map(({ column, value }) => [column, value]) ?? [];
    return { line, cells: { ...cells, ...Object.fromEntries(written) } };
  });
}
