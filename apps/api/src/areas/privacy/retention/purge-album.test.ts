import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { calendarDate, requestContext } from "../../../app-context.ts";
import { daysAgo } from "../../../retention-periods.ts";
import { albumGuest, albumHost } from "../../../testing/albums.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { pictureKey } from "../../notebook/album/photo-address.ts";
import { albumLeftovers, albumPhotos } from "../../notebook/album/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { purgeAlbum } from "./purge-album.ts";
import { warnAlbumEnd } from "./warn-album-end.ts";

const app = testApp();

it("erases guests' photos with their pictures twelve months after the feast, and not those of a later one", async () => {
  for (const weddingDate of ["2020-03-01", "2026-12-19"]) {
    const couple = await registerCouple(app);
    const host = albumHost(app, couple);
    await host.save();
    await albumGuest(app, (await host.read()).key ?? "").send();
    await app.db.update(events).set({ weddingDate }).where(eq(events.id, couple.eventId));
  }
  const [old, kept] = await app.db.select().from(albumPhotos).orderBy(albumPhotos.id);
  const key = (photo: typeof old) => pictureKey(photo?.fileId ?? "", "large");
  expect(await purgeAlbum(requestContext(app))).toBe(1);
  expect(await app.db.select().from(albumPhotos)).toMatchObject([{ id: kept?.id }]);
  expect(await app.storage.read(key(old))).toBeNull();
  expect(await app.storage.read(key(kept))).not.toBeNull();
  expect(await app.db.select().from(albumLeftovers)).toEqual([]);
});

it("tells the hosts once, a month before, until when the photos of their guests are kept", async () => {
  const couple = await registerCouple(app);
  const host = albumHost(app, couple);
  await host.save();
  const key = (await host.read()).key ?? "";
  const noticesOf = async () => {
    const { body } = await app.call("GET", "/api/v1/notices", couple);
    return JSON.stringify(body).match(/sont gardées jusqu’au [^"]*/g) ?? [];
  };
  const feastAgo = (days: number) =>
    app.db
      .update(events)
      .set({ weddingDate: calendarDate(daysAgo(requestContext(app).now, days)) })
      .where(eq(events.id, couple.eventId));
  await feastAgo(340);
  expect(await warnAlbumEnd(requestContext(app))).toBe(0);
  await albumGuest(app, key).send();
  await feastAgo(330);
  expect(await warnAlbumEnd(requestContext(app))).toBe(0);
  await feastAgo(340);
  expect(await warnAlbumEnd(requestContext(app))).toBe(1);
  expect(await warnAlbumEnd(requestContext(app))).toBe(0);
  expect(await noticesOf()).toHaveLength(1);
  await feastAgo(338);
  expect(await warnAlbumEnd(requestContext(app))).toBe(1);
});

it("tells a customer in the copy of their data what guests sent to their feast, and nobody else", async () => {
  const [awa, other] = [await registerCouple(app), await registerCouple(app)];
  const host = albumHost(app, awa);
  await host.save();
  await albumGuest(app, (await host.read()).key ?? "").send({ sender: "Adjoua" });
  const sectionsOf = async (token: string) => {
    const { body } = await app.call("GET", "/api/v1/account/export", { token });
    const { sections } = body as { sections: { name: string; rows: object[] }[] };
    return sections.find(({ name }) => name === "album-photos")?.rows;
  };
  expect(await sectionsOf(awa.token)).toMatchObject([
    { sender: "Adjoua", place: "Attend votre accord" },
  ]);
  expect(await sectionsOf(other.token)).toEqual([]);
});
