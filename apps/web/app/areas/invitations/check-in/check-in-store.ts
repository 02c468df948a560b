import type { CheckInList } from "@jdj/contract/invitations/check-in";
import type { DBSchema } from "idb";
import { database } from "#app/device/database.ts";
import type { CheckInState, Conflict, Report } from "./check-in-state.ts";

interface CheckInSchema extends DBSchema {
  /** The guest list and the conflicts not seen yet, by the key of the check-in link. */
  lists: { key: string; value: CheckInList & { conflicts?: readonly Conflict[] } };
  /** The reports not sent yet, in their order. */
  reports: { key: number; value: Report & { checkIn: string }; indexes: { checkIn: string } };
}

const open = database<CheckInSchema>("checkIn", (created) => {
  created.createObjectStore("lists");
  created.createObjectStore("reports", { autoIncrement: true }).createIndex("checkIn", "checkIn");
});

/** What this phone has stored for a check-in link, or null before its list was fetched. */
export async function readState(checkIn: string): Promise<CheckInState | null> {
  const opened = await open();
  const stored = await opened.get("lists", checkIn);
  const queue = await opened.getAllFromIndex("reports", "checkIn", checkIn);
  if (!stored) return null;
  const { conflicts = [], ...list } = stored;
  return { list, queue, conflicts };
}

/** Stores the guest list of a check-in link, and its conflicts. */
export async function storeList(
  checkIn: string,
  { list, conflicts }: Pick<CheckInState, "list" | "conflicts">,
): Promise<void> {
  await (await open()).put("lists", { ...list, conflicts }, checkIn);
}

/** Stores a report until the server has it. */
export async function storeReport(checkIn: string, report: Report): Promise<void> {
  await (await open()).add("reports", { ...report, checkIn });
}

/** Deletes the first `many` reports of a check-in link, which the server has processed. */
export async function deleteReports(checkIn: string, many: number): Promise<void> {
  const transaction = (await open()).transaction("reports", "readwrite");
  let cursor = await transaction.store.index("checkIn").openCursor(checkIn);
  for (let left = many; cursor && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
