import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../app-context.ts";
import { albumGuest, albumHost } from "../../testing/albums.ts";
import { testApp } from "../../testing/app.ts";
import { type CastMember, registerCouple } from "../../testing/cast.ts";
import { guestCalls, hostCalls } from "../../testing/event-pages.ts";
import { upload } from "../files/image-samples.ts";
import { notices } from "../identity/notices/tables.ts";
import { pictureKey } from "../notebook/album/photo-address.ts";
import { albumLeftovers, albumPhotos, albums } from "../notebook/album/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { purgeLeftovers } from "./pictures/leftover-pictures.ts";

const app = testApp();
let awa: CastMember;
let host: ReturnType<typeof albumHost>;

beforeEach(async () => {
  awa = await registerCouple(app);
  host = albumHost(app, awa);
});

/** An open album and a guest's phone. */
async function opened(chosen: object = {}) {
  await host.save(chosen);
  const { key } = await host.read();
  return { key: key ?? "", guest: albumGuest(app, key ?? "") };
}

/** What a picture's address answers. */
async function load(address: string): Promise<Response> {
  return app.api.fetch(new Request(`http://joie.test${address}`), { address: "127.0.0.1" });
}

/** The open page of the feast, and what guests read of its album. */
async function feast(visibility = "link", body: object = {}) {
  const page = hostCalls(app, awa);
  await page.show(visibility, body);
  const slug = await page.slug();
  return {
    page,
    slug,
    album: (query = "") => app.call("GET", `/api/v1/event-pages/${slug}/photos${query}`),
    report: (id: number) => app.call("POST", `/api/v1/event-pages/${slug}/photos/${id}/report`),
  };
}

type Album = {
  state: string;
  total: number;
  photos: { id: number; small: string; large: string }[];
};

describe("a guest's photo", () => {
  it("waits for its hosts, who are told once, without what the file said of place and camera", async () => {
    const { guest } = await opened();
    expect(await guest.send()).toMatchObject({ status: 200, body: { state: "waiting" } });
    await guest.send({ sender: "" });
    const { counts, photos, state } = await host.read();
    expect(counts).toEqual({ waiting: 2, shown: 0, hidden: 0 });
    expect(state).toBe("waiting");
    expect(photos).toMatchObject([
      { sender: null, width: 1600, height: 800 },
      { sender: "Awa", colour: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    ]);
    const large = await load(photos[0]?.large ?? "");
    const { exif, width, format } = await sharp(await large.arrayBuffer()).metadata();
    expect({ exif, width, format }).toEqual({ exif: undefined, width: 1600, format: "webp" });
    const small = await load(photos[0]?.small ?? "");
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(5000);
    const told = await app.db.select().from(notices).where(eq(notices.userId, awa.userId));
    expect(told.filter(({ kind }) => kind === "album")).toHaveLength(1);
    expect(await app.db.select().from(albumLeftovers)).toEqual([]);
  });

  it("is in the album at once where its hosts chose so", async () => {
    const { guest } = await opened({ asks_approval: false });
    expect(await guest.send()).toMatchObject({ body: { state: "shown" } });
  });

  it("sent again under its id changes nothing, also twice at once", async () => {
    const { guest } = await opened();
    const id = crypto.randomUUID();
    await Promise.all([guest.send({ id }), guest.send({ id })]);
    expect(await guest.send({ id })).toMatchObject({ status: 200, body: { state: "waiting" } });
    expect((await host.read()).counts.waiting).toBe(1);
    expect(await app.db.select().from(albumLeftovers)).toEqual([]);
  });

  it.each([
    ["a text that says it is a JPEG", "Ceci n’est pas une photo.", /n’est pas une photo/],
    ["a photo of an iPhone", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /HEIC/],
    ["a JPEG that is cut off", "\xff\xd8\xff\xe0 rien", /n’est pas une photo/],
  ])("is refused at its field: %s", async (_, content, sentence) => {
    const { guest } = await opened();
    const bytes = Buffer.from(content, "latin1");
    const answer = await guest.send({ file: upload(bytes, "fete.jpg") });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { photo: [expect.stringMatching(sentence)] } },
    });
    expect(await app.db.select().from(albumLeftovers)).toEqual([]);
  });

  it("is refused above ten megabytes", async () => {
    const { guest } = await opened();
    const answer = await guest.send({ file: upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1)) });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { photo: [/10.Mo/].map((p) => expect.stringMatching(p)) } },
    });
  });

  it("is taken back by the browser that sent it alone, with its pictures", async () => {
    const { key, guest } = await opened();
    const id = crypto.randomUUID();
    await guest.send({ id });
    const { body } = await guest.page();
    expect(body.own).toMatchObject([{ id, state: "waiting" }]);
    await albumGuest(app, key, "b".repeat(32)).takeBack(id);
    expect((await host.read()).counts.waiting).toBe(1);
    const [row] = await app.db.select().from(albumPhotos).orderBy(desc(albumPhotos.id));
    expect(await guest.takeBack(id)).toMatchObject({ status: 200 });
    expect((await host.read()).counts.waiting).toBe(0);
    expect(await app.storage.read(pictureKey(row?.fileId ?? "", "large"))).toBeNull();
  });

  it("does not return once it was deleted for good, though its phone sends it again", async () => {
    const { guest } = await opened();
    const [taken, removed] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [taken, removed]) await guest.send({ id });
    await guest.takeBack(taken);
    const { photos } = await host.read();
    const ids = photos.map(({ id }) => id);
    await host.decide(ids, "hidden");
    await host.remove(ids);
    for (const id of [taken, removed])
      expect(await guest.send({ id })).toMatchObject({ status: 200, body: { state: "hidden" } });
    expect((await host.read()).counts).toMatchObject({ waiting: 0, hidden: 0 });
  });
});

describe("the link of the album", () => {
  it("takes nothing while it is closed, and says so", async () => {
    const { guest } = await opened();
    await host.save({ is_open: false });
    expect((await guest.page()).body.state).toBe("closed");
    expect(await guest.send()).toMatchObject({ status: 409, body: { code: "album-closed" } });
  });

  it("takes nothing of a full album", async () => {
    const { guest } = await opened();
    await guest.send();
    await app.db.update(albumPhotos).set({ size: 1024 ** 3 });
    expect((await guest.page()).body.state).toBe("full");
    expect(await guest.send()).toMatchObject({ status: 409, body: { code: "album-full" } });
  });

  it("says plainly that it leads nowhere once there is another", async () => {
    const { guest } = await opened();
    await host.call("POST", "/link", {});
    expect(await guest.send()).toMatchObject({ status: 410, body: { code: "album-moved" } });
    const { key } = await host.read();
    expect(await albumGuest(app, key ?? "").send()).toMatchObject({ status: 200 });
  });

  it("is unknown to who guesses, and gone with its event", async () => {
    expect((await albumGuest(app, "aaaaaaaaaaaaaaaa").page()).status).toBe(404);
    const { guest } = await opened();
    await app.db.update(events).set({ cancelledAt: app.clock() }).where(eq(events.id, awa.eventId));
    expect((await guest.page()).body.state).toBe("cancelled");
    expect(await guest.send()).toMatchObject({ status: 409 });
    await app.db.update(events).set({ deletedAt: app.clock() }).where(eq(events.id, awa.eventId));
    expect((await guest.page()).status).toBe(410);
  });

  it("is changed by one host at a time", async () => {
    await host.save();
    const { version } = await host.read();
    expect(await host.save({ version, is_open: false })).toMatchObject({ status: 200 });
    expect(await host.save({ version })).toMatchObject({ status: 409 });
    expect(await host.call("POST", "/link", { version })).toMatchObject({ status: 409 });
  });
});

describe("two hosts at once", () => {
  it("decide without an error: what was decided already is said", async () => {
    const { guest } = await opened();
    await guest.send();
    await guest.send();
    const [one = 0, other = 0] = (await host.read()).photos.map(({ id }) => id);
    expect(await host.decide([one], "shown")).toMatchObject({
      body: { message: "1\u00a0photo est dans l’album." },
    });
    expect(await host.decide([one, other], "shown")).toMatchObject({
      body: { message: expect.stringContaining("c’était déjà décidé") },
    });
    expect(await host.decide([one], "hidden")).toMatchObject({ status: 200 });
    expect(await host.remove([one, other])).toMatchObject({
      body: { message: expect.stringContaining("1\u00a0photo") },
    });
    expect((await host.read()).counts).toEqual({ waiting: 0, shown: 1, hidden: 0 });
    expect(await host.decide([], "shown")).toMatchObject({ status: 422 });
  });
});

describe("the album on the page of the feast", () => {
  it("shows what its hosts showed; the address of a photo that they put aside opens no more", async () => {
    const { guest } = await opened();
    await guest.send();
    const { slug, album, page } = await feast();
    expect((await guestCalls(app).page(slug)).body).toMatchObject({ album: null });
    const [id = 0] = (await host.read()).photos.map((photo) => photo.id);
    await host.decide([id], "shown");
    const shown = (await album()).body as Album;
    expect(shown).toMatchObject({ total: 1, photos: [{ id, sender: "Awa" }] });
    expect((await guestCalls(app).page(slug)).body).toMatchObject({ album: { total: 1 } });
    const { large = "", small = "" } = shown.photos[0] ?? {};
    expect((await load(large)).status).toBe(200);
    await page.move("autre-nom");
    expect((await load(large)).status).toBe(404);
    await host.decide([id], "hidden");
    expect((await load(small)).status).toBe(404);
    expect((await load(small.replace("/g/", "/h/"))).status).toBe(404);
  });

  it("is closed by the page's password", async () => {
    const { guest } = await opened({ asks_approval: false });
    await guest.send();
    const { slug, album } = await feast("password", { password: "baobab" });
    expect((await album()).body).toMatchObject({ state: "locked", photos: [], total: 0 });
    const { access } = (await guestCalls(app).open(slug, { password: "baobab" })).body as {
      access: string;
    };
    const { photos } = (await album(`?access=${access}`)).body as Album;
    expect(photos).toHaveLength(1);
    const path = `/api/v1/event-pages/${slug}/photos/${photos[0]?.id}`;
    expect((await app.call("GET", path)).status).toBe(404);
    expect(await app.call("GET", `${path}?access=${access}`)).toMatchObject({
      body: { place: 1, total: 1 },
    });
  });

  it("gives a reported photo back to its hosts, once: what they keep stays", async () => {
    const { guest } = await opened({ asks_approval: false });
    await guest.send();
    const { report } = await feast();
    const [id = 0] = (await host.read()).photos.map((photo) => photo.id);
    expect(await report(id)).toMatchObject({ status: 200 });
    expect((await host.read()).photos).toMatchObject([{ state: "waiting", is_reported: true }]);
    expect(await report(id)).toMatchObject({ status: 404 });
    await host.decide([id], "shown");
    expect(await report(id)).toMatchObject({ status: 200 });
    expect((await host.read()).counts.shown).toBe(1);
  });
});

describe("the pictures in the storage", () => {
  it("go with the event, however it is deleted, and after a crash between picture and row", async () => {
    const { guest } = await opened();
    await guest.send();
    const [row] = await app.db.select().from(albumPhotos).orderBy(desc(albumPhotos.id));
    const kept = pictureKey(row?.fileId ?? "", "small");
    const lost = crypto.randomUUID();
    await app.storage.write(pictureKey(lost, "large"), Buffer.from("…"));
    const dueAt = new Date(app.clock().getTime() + 1000);
    await app.db.insert(albumLeftovers).values({ fileId: lost, dueAt });
    expect(await purgeLeftovers(requestContext(app))).toBe(0);
    app.wait(2);
    expect(await purgeLeftovers(requestContext(app))).toBe(1);
    expect(await app.storage.read(pictureKey(lost, "large"))).toBeNull();
    expect(await app.storage.read(kept)).not.toBeNull();
    await app.db.delete(albums).where(eq(albums.eventId, awa.eventId));
    expect(await purgeLeftovers(requestContext(app))).toBe(1);
    expect(await app.storage.read(kept)).toBeNull();
    expect(await app.db.select().from(albumLeftovers)).toEqual([]);
  });
});
