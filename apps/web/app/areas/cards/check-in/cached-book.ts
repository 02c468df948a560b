import type { CheckInList } from "@jdj/contract/cards/check-in";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CheckInBook, Report } from "./check-in-book.ts";

interface CheckIn extends DBSchema {
  /** The list of a door, by the key of its link. */
  lists: { key: string; value: CheckInList };
  /** What is to be reported, in its order. */
  reports: { key: number; value: Report & { checkIn: string }; indexes: { checkIn: string } };
}

let opened: Promise<IDBPDatabase<CheckIn>> | undefined;

function open(): Promise<IDBPDatabase<CheckIn>> {
  opened ??= openDB<CheckIn>("joie-du-jour-door", 1, {
    // Another page forgets it: whoever used this one has signed out.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    upgrade(database) {
      database.createObjectStore("lists");
      database
        .createObjectStore("reports", { autoIncrement: true })
        .createIndex("checkIn", "checkIn");
    },
  });
  return opened;
}

/** What this phone keeps of a door, or null before its list was ever fetched. */
export async function readBook(checkIn: string): Promise<CheckInBook | null> {
  const database = await open();
  const list = await database.get("lists", checkIn);
  const queue = await database.getAllFromIndex("reports", "checkIn", checkIn);
  return list ? { list, queue } : null;
}

/** Keeps the list of a door. */
export async function keepList(checkIn: string, list: CheckInList): Promise<void> {
  await (await open()).put("lists", list, checkIn);
}

/** Keeps a report until the server has it. */
export async function keepReport(checkIn: string, report: Report): Promise<void> {
  await (await open()).add("reports", { ...report, checkIn });
}

/** Forgets the first reports of a door: the server has settled so many. */
export async function dropReports(checkIn: string, many: number): Promise<void> {
  const transaction = (await open()).transaction("reports", "readwrite");
  let cursor = await transaction.store.index("checkIn").openCursor(checkIn);
  for (let left = many; cursor && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
