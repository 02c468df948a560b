import type { DBSchema, IDBPDatabase } from "idb";

/** The host's own picture, stored on this device until its card is sent. */
export type DraftPicture = { name: string; bytes: Blob };

interface CardSchema extends DBSchema {
  /** The picture of an event's next card, by the event's number. */
  pictures: { key: number; value: DraftPicture };
}

let open: Promise<() => Promise<IDBPDatabase<CardSchema>>> | undefined;

/** Loads the library when a picture is first needed: the wizard's first step goes without. */
async function store(): Promise<IDBPDatabase<CardSchema>> {
  open ??= import("#app/device/database.ts").then(({ database }) =>
    database<CardSchema>("cards", (created) => void created.createObjectStore("pictures")),
  );
  return (await open)();
}

/** The picture of an event's next card, or null: none was chosen, or the browser stores nothing. */
export async function readDraftPicture(eventId: number): Promise<DraftPicture | null> {
  try {
    return (await (await store()).get("pictures", eventId)) ?? null;
  } catch {
    return null;
  }
}

/** Stores a picture for an event's next card, or with null deletes it. */
export async function storeDraftPicture(
  eventId: number,
  picture: DraftPicture | null,
): Promise<void> {
  const db = await store();
  if (picture === null) await db.delete("pictures", eventId);
  else await db.put("pictures", picture, eventId);
}

/** Whether this browser can decode a file as a picture: any other file is refused before the upload. */
export async function isPicture(file: File): Promise<boolean> {
  if (!file.type.startsWith("image/")) return false;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
