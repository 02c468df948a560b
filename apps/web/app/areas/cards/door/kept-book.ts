import type { DoorList } from "@jdj/contract/cards/door";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DoorBook, Report } from "./door-book.ts";

interface Door extends DBSchema {
  /** The list of a door, by the key of its link. */
  lists: { key: string; value: DoorList };
  /** What is to be reported, in its order. */
  reports: { key: number; value: Report & { door: string }; indexes: { door: string } };
}

let opened: Promise<IDBPDatabase<Door>> | undefined;

function open(): Promise<IDBPDatabase<Door>> {
  opened ??= openDB<Door>("joie-du-jour-door", 1, {
    // Another page forgets it: whoever used this one has signed out.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    upgrade(database) {
      database.createObjectStore("lists");
      database.createObjectStore("reports", { autoIncrement: true }).createIndex("door", "door");
    },
  });
  return opened;
}

/** What this phone keeps of a door, or null before its list was ever fetched. */
export async function readBook(door: string): Promise<DoorBook | null> {
  const database = await open();
  const list = await database.get("lists", door);
  const queue = await database.getAllFromIndex("reports", "door", door);
  return list ? { list, queue } : null;
}

/** Keeps the list of a door. */
export async function keepList(door: string, list: DoorList): Promise<void> {
  await (await open()).put("lists", list, door);
}

/** Keeps a report until the server has it. */
export async function keepReport(door: string, report: Report): Promise<void> {
  await (await open()).add("reports", { ...report, door });
}

/** Forgets the first reports of a door: the server has settled so many. */
export async function dropReports(door: string, many: number): Promise<void> {
  const transaction = (await open()).transaction("reports", "readwrite");
  let cursor = await transaction.store.index("door").openCursor(door);
  for (let left = many; cursor && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}
