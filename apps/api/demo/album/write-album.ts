import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { type AppContext, calendarDate, requestContext } from "../../src/app-context.ts";
import { noteStoring } from "../../src/areas/album/pictures/leftover-pictures.ts";
import { makePictures } from "../../src/areas/album/pictures/make-pictures.ts";
import { pictureKey } from "../../src/areas/notebook/album/photo-address.ts";
import { findAlbum } from "../../src/areas/notebook/album/queries.ts";
import { albumLeftovers, albumPhotos, albums } from "../../src/areas/notebook/album/tables.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { findDemoWedding } from "../find-demo-wedding.ts";
import { drawSnapshot } from "./draw-snapshot.ts";
import { type Snapshot, snapshots, WAITING } from "./snapshots.ts";

/** The dowry was held so many days before the base. */
const DOWRY_DAYS = 62;

/** Draws a snapshot and stores its pictures. */
async function storeSnapshot(app: AppContext, snapshot: Snapshot, seed: number) {
  const pictures = await makePictures(await drawSnapshot(snapshot, seed));
  const fileId = randomUUID();
  await noteStoring(requestContext(app), fileId);
  await app.storage.write(pictureKey(fileId, "large"), pictures.large);
  await app.storage.write(pictureKey(fileId, "small"), pictures.small);
  const { width, height, colour, large, small } = pictures;
  return { fileId, width, height, colour, size: large.length + small.length };
}

/** Writes what guests photographed at the couple's dowry once: some forty photos in the album, three that wait. */
export async function writeDemoAlbum(app: AppContext): Promise<void> {
  const { db, clock } = app;
  const event = await findDemoWedding(db);
  if (event === null || (await findAlbum(db, event.id)) !== null) return;
  const day = addDays(baseDay(calendarDate(clock())), -DOWRY_DAYS);
  const stored = await Promise.all(
    snapshots.map((snapshot, seed) => storeSnapshot(app, snapshot, seed)),
  );
  await db.transaction(async (tx) => {
    const [album] = await tx
      .insert(albums)
      .values({
        ...{ eventId: event.id, key: "exemp1ea1bum0000", version: 2 },
        createdAt: instantOn(addDays(day, -3), "20:10"),
      })
      .onConflictDoNothing()
      .returning();
    if (!album) return;
    const lastDecided = snapshots.length - WAITING - 1;
    await tx.insert(albumPhotos).values(
      stored.map((pictures, index) => {
        const { sender, time } = snapshots[index] ?? { sender: null, time: "15:00" };
        const state = index > lastDecided ? "waiting" : index === lastDecided ? "hidden" : "shown";
        return {
          ...{ ...pictures, albumId: album.id, uploadId: randomUUID(), sender },
          ...{ state: state as "waiting" | "hidden" | "shown", createdAt: instantOn(day, time) },
        };
      }),
    );
    const files = stored.map(({ fileId }) => fileId);
    await tx.delete(albumLeftovers).where(inArray(albumLeftovers.fileId, files));
  });
}
