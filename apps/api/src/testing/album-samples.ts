import { eq } from "drizzle-orm";
import { picture, upload } from "../areas/files/image-samples.ts";
import { albumPhotos, albums } from "../areas/notebook/album/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { AlbumSubject } from "./notebook-subjects.ts";
import type { Sample } from "./subject.ts";

const photo = upload(await picture("jpeg"));
const device = "0123456789abcdef0123456789abcdef";

/** The open album of an event with three photos: one is shown, one waits, one was put aside. */
export async function furnishAlbum(
  app: TestApp,
  { eventId, token }: CastMember,
): Promise<AlbumSubject> {
  const body = { is_open: true, asks_approval: true };
  await app.call("PUT", `/api/v1/albums/${eventId}`, { token, body });
  const [album] = await app.db.select().from(albums).where(eq(albums.eventId, eventId));
  if (!album) throw new Error("The album was not written");
  const common = { albumId: album.id, width: 60, height: 40, colour: "#aa3333", size: 1000 };
  const made = await app.db
    .insert(albumPhotos)
    .values(
      (["shown", "waiting", "hidden", "shown"] as const).map((state, place) => ({
        ...{ ...common, state },
        // Its hosts kept it after a report: it stays, however often it is reported.
        reportedAt: place === 3 ? new Date(0) : null,
        ...{ uploadId: crypto.randomUUID(), fileId: crypto.randomUUID() },
      })),
    )
    .returning({ id: albumPhotos.id });
  const [shownPhotoId = 0, waitingPhotoId = 0, hiddenPhotoId = 0, reportedPhotoId = 0] = made.map(
    ({ id }) => id,
  );
  return { key: album.key, shownPhotoId, waitingPhotoId, hiddenPhotoId, reportedPhotoId };
}

/** The same, none of which exists. */
export const missingAlbum: AlbumSubject = {
  key: "aaaaaaaaaaaaaaaa",
  ...{ shownPhotoId: 999_999_999, waitingPhotoId: 999_999_999 },
  ...{ hiddenPhotoId: 999_999_999, reportedPhotoId: 999_999_999 },
};

/** A right input for every call about the guests' photos. */
export const albumSamples = {
  "album.collection.collection": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "album.collection.save": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, is_open: true, asks_approval: true }),
  },
  "album.collection.renewLink": { byId: true, input: ({ eventId }) => ({ event_id: eventId }) },
  "album.collection.decide": {
    byId: true,
    input: ({ eventId, album }) => ({
      ...{ event_id: eventId, photos: [album.waitingPhotoId], to: "shown" },
    }),
  },
  "album.collection.remove": {
    byId: true,
    input: ({ eventId, album }) => ({ event_id: eventId, photos: [album.hiddenPhotoId] }),
  },
  "album.collection.archive": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, contents: "shown" }),
  },
  "album.sending.link": { byId: false, input: ({ album: { key } }) => ({ key }) },
  "album.sending.send": {
    byId: false,
    input: ({ album: { key } }) => ({
      ...{ key, id: crypto.randomUUID(), sender: "Awa", device, photo },
    }),
  },
  "album.sending.takeBack": {
    byId: false,
    input: ({ album: { key } }) => ({ key, id: crypto.randomUUID(), device }),
  },
  "album.publicAlbum.album": {
    byId: false,
    input: ({ eventPage: { slug } }) => ({ slug }),
  },
  "album.publicAlbum.photo": {
    byId: false,
    input: ({ eventPage: { slug }, album }) => ({ slug, id: album.shownPhotoId }),
  },
  "album.publicAlbum.report": {
    byId: false,
    input: ({ eventPage: { slug }, album }) => ({ slug, id: album.reportedPhotoId }),
  },
} satisfies Record<string, Sample>;
