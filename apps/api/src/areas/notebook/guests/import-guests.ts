import { fieldRefusal } from "@jdj/contract/call/refusals";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { phonesTwice } from "./guest.ts";
import { insertGuests } from "./insert-guests.ts";
import { listTakenPhones } from "./queries.ts";
import { type GuestFile, readGuestFile } from "./read-guest-file.ts";
import type { SheetError } from "./sheet/check-rows.ts";

/**
 * Imports the guests of a file: all rows or none.
 * @param leaving.skipsDuplicates leaves out the rows whose phone is already known, instead of
 * refusing the file for them
 * @param leaving.skipsErrors leaves out the rows with a cell to correct
 * @throws field errors (422) with the invalid cells as `rows`; too-many-requests
 */
export async function importGuests(
  context: RequestContext,
  event: EventWithType,
  {
    skipsDuplicates,
    skipsErrors,
    ...read
  }: GuestFile & {
    skipsDuplicates: boolean;
    skipsErrors: boolean;
  },
): Promise<{ imported: number; skipped: number }> {
  const { rows, valid, lineErrors, duplicates } = await readGuestFile(context, event, read);
  const phoneAt = new Map(rows.map(({ line, cells }) => [line, cells.phone_number_1]));
  const asError = ({ line, reason }: { line: number; reason: string }): SheetError => {
    return { line, column: "phone_number_1", value: phoneAt.get(line) ?? "", reason };
  };
  refuseErrors([
    ...(skipsErrors ? [] : lineErrors),
    ...(skipsDuplicates ? [] : duplicates.map(asError)),
  ]);

  const drafts = valid.map(({ line, phoneNumber1, phoneNumber2, ...draft }) => {
    return { line, ...draft, phone1: phoneNumber1, phone2: phoneNumber2 };
  });
  const imported = await context.db.transaction((tx) =>
    insertGuests(tx, event.id, drafts, context.now, async () => {
      const twice = phonesTwice(drafts, await listTakenPhones(tx, event.id));
      refuseErrors(
        twice.map(({ index, reason }) => asError({ line: drafts[index]?.line ?? 0, reason })),
      );
    }),
  );
  return { imported: imported.length, skipped: duplicates.length };
}

/** Refuses the file for these cells, line by line; does nothing when there are none. */
function refuseErrors(lineErrors: SheetError[]): void {
  if (lineErrors.length === 0) return;
  const message = notebookMessages.importError;
  throw fieldRefusal(
    { guests_file: [message] },
    message,
    lineErrors.sort((a, b) => a.line - b.line),
  );
}
