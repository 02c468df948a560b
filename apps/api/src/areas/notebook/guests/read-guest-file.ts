import { fieldRefusal } from "@jdj/contract/call/refusals";
import { guestSheetMessages, notebookMessages } from "@jdj/contract/notebook/messages";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { isChosen } from "../../files/read-image.ts";
import type { EventWithType } from "../events/queries.ts";
import { listTakenPhones } from "./queries.ts";
import { checkRows } from "./sheet/check-rows.ts";
import { readSheet } from "./sheet/read-sheet.ts";
import { columns, sheetLimits } from "./sheet/sheet-reading.ts";
import { knownCategories } from "./unsorted-category.ts";

/** The refusal of a guest file as a whole, with its reason at the file's field. */
function refuseFile(reason: string) {
  return fieldRefusal({ guests_file: [reason] }, notebookMessages.importError);
}

/**
 * Reads a guest file for an event and sorts its rows; changes nothing.
 * @param repairsPhones takes Ivorian numbers of eight digits in their form of today
 * @throws field errors (422) for a file that cannot be read; too-many-requests
 */
export async function readGuestFile(
  context: RequestContext,
  event: EventWithType,
  { file, repairsPhones }: { file: File; repairsPhones: boolean },
) {
  await consumeRateLimit(limits.import, String(event.customerId), context);
  if (!isChosen(file)) throw refuseFile(guestSheetMessages.missing);
  if (file.size > sheetLimits.bytes) throw refuseFile(guestSheetMessages["too-large"]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reading = await readSheet({ name: file.name, bytes });
  if (!reading.ok) throw refuseFile(guestSheetMessages[reading.reason]);

  const { names, unsortedId } = await knownCategories(context.db, event);
  const takenPhones = await listTakenPhones(context.db, event.id);
  const checked = checkRows(reading.rows, {
    categories: Array.from(names, ([id, name]) => ({ id, name })),
    // The template's own columns are compulsory, as specified; a sheet of one's own has what it has.
    unsortedId: reading.isTemplate ? null : unsortedId,
    takenPhones,
    repairsPhones,
  });
  const missing = columns.filter((column) => !reading.columns.includes(column));
  return { rows: reading.rows, names, missing, ...checked };
}
