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

/** Keeps a photo on this phone until the server has it. */
export async function keepPhoto(photo: QueuedPhoto): Promise<void> {
  await (await open()).put("photos", photo);
}

/** The numbers of the photos that wait for an album. */
export async function waitingPhotos(album: string): Promise<string[]> {
  return (await open()).getAllKeysFromIndex("photos", "album", album);
}

/** One that waits; undefined once it is gone. */
export async function readPhoto(id: string): Promise<QueuedPhoto | undefined> {
  return (await open()).get("photos", id);
}

/** Forgets a photo that the server has, or refused. */
export async function dropPhoto(id: string): Promise<void> {
  await (await open()).delete("photos", id);
}
