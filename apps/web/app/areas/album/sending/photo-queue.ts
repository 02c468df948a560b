import type { DBSchema } from "idb";
import { database } from "#app/device/database.ts";

/** A photo that waits on this phone, as it is sent. */
export interface QueuedPhoto {
  /** By which the server knows it: sent twice, it is one photo. */
  id: string;
  album: string;
  name: string;
  photo: Blob;
  sender: string;
  device: string;
}

interface AlbumSchema extends DBSchema {
  photos: { key: string; value: QueuedPhoto; indexes: { album: string } };
}

const open = database<AlbumSchema>("album", (created) => {
  created.createObjectStore("photos", { keyPath: "id" }).createIndex("album", "album");
});

/** Photos for which this phone has no room, or no store at all: they wait as long as the page is open. */
const held = new Map<string, QueuedPhoto>();

/** Whether photos wait that are lost when this page is closed. */
export function areHeld(): boolean {
  return held.size > 0;
}

/** Keeps a photo on this phone until the server has it; where it has no room, as long as this page is open. */
export async function keepPhoto(photo: QueuedPhoto): Promise<void> {
  try {
    await (await open()).put("photos", photo);
  } catch {
    held.set(photo.id, photo);
  }
}

/** The numbers of the photos that wait for an album. */
export async function waitingPhotos(album: string): Promise<string[]> {
  const kept = await open()
    .then((store) => store.getAllKeysFromIndex("photos", "album", album))
    .catch(() => []);
  return [...held.keys(), ...kept];
}

/** One that waits; undefined once it is gone. */
export async function readPhoto(id: string): Promise<QueuedPhoto | undefined> {
  return held.get(id) ?? (await open()).get("photos", id);
}

/** Forgets a photo that the server has, or refused. */
export async function dropPhoto(id: string): Promise<void> {
  if (!held.delete(id)) await (await open()).delete("photos", id);
}
