import { randomBytes } from "node:crypto";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addPhoto, openShop, sendFile, type TestShop } from "../../../testing/open-shop.ts";
import { upload } from "../../files/image-samples.ts";
import { providerMedia } from "./tables.ts";

const app = testApp();

const mediaOf = async ({ call }: TestShop) =>
  ((await call("GET", "media")).body as { data: { id: number; path: string; cover: boolean }[] })
    .data;

/** Adds photos without decoding any; the first is the cover where there is none. */
async function insertPhotos(shop: TestShop, count: number) {
  const hasCover = (await mediaOf(shop)).some(({ cover }) => cover);
  const { providerId } = shop;
  await app.db.insert(providerMedia).values(
    Array.from({ length: count }, (_, index) => ({
      providerId,
      type: "photo" as const,
      path: "/files/tissages/photo.svg",
      cover: index === 0 && !hasCover,
      position: index + 10,
    })),
  );
}

describe("a photo", () => {
  it("is stored anew, upright and without its metadata, and shown to everybody", async () => {
    const shop = await openShop(app);
    expect((await addPhoto(shop)).status).toBe(200);
    const [photo] = await mediaOf(shop);
    expect(photo).toMatchObject({ type: "photo", cover: true, width: 40, height: 60 });
    const shown = await app.api.fetch(new Request(`http://joie.test${photo?.path}`), {
      address: "127.0.0.1",
    });
    expect(shown.status).toBe(200);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await shown.arrayBuffer()).includes("Secret camera")).toBe(false);
  });

  it("is deleted with its file, and the next one becomes the cover", async () => {
    const shop = await openShop(app);
    await addPhoto(shop);
    await insertPhotos(shop, 1);
    const [first, second] = await mediaOf(shop);
    const [row] = await app.db
      .select()
      .from(providerMedia)
      .where(eq(providerMedia.id, first?.id ?? 0));
    await shop.call("DELETE", `media/${first?.id}`);
    expect(await app.storage.read(row?.storageKey ?? "")).toBeNull();
    expect((await app.call("GET", first?.path ?? "")).status).toBe(404);
    expect(await mediaOf(shop)).toMatchObject([{ id: second?.id, cover: true }]);
  });

  it("that staff withdrew is served to nobody", async () => {
    const shop = await openShop(app);
    await addPhoto(shop);
    const [photo] = await mediaOf(shop);
    await app.db
      .update(providerMedia)
      .set({ hiddenAt: app.clock() })
      .where(eq(providerMedia.id, photo?.id ?? 0));
    expect((await app.call("GET", photo?.path ?? "")).status).toBe(404);
    expect((await shop.call("GET", "shop")).body).toMatchObject({
      missing: expect.arrayContaining(["photo"]),
    });
  });

  it("is moved by one place and to the beginning, and replaces the cover", async () => {
    const shop = await openShop(app);
    await insertPhotos(shop, 3);
    const ids = (await mediaOf(shop)).map(({ id }) => id);
    const [a = 0, b = 0, c = 0] = ids;
    await shop.call("POST", `media/${c}/move`, { to: "first" });
    await shop.call("POST", `media/${a}/move`, { to: "later" });
    expect((await mediaOf(shop)).map(({ id }) => id)).toEqual([c, b, a]);
    await shop.call("PUT", `media/${b}`, { caption: "Le buffet", cover: true });
    expect(await mediaOf(shop)).toMatchObject([
      { cover: false },
      { cover: true, caption: "Le buffet" },
      { cover: false },
    ]);
  });

  it("of another shop is not found, like a missing one", async () => {
    const [own, other] = [await openShop(app), await openShop(app)];
    await insertPhotos(other, 1);
    const [photo] = await mediaOf(other);
    for (const id of [photo?.id, 999_999_999]) {
      expect((await own.call("DELETE", `media/${id}`)).status).toBe(404);
      expect((await own.call("PUT", `media/${id}`, { caption: "x" })).status).toBe(404);
      expect((await own.call("POST", `media/${id}/move`, { to: "first" })).status).toBe(404);
    }
    expect(await mediaOf(other)).toHaveLength(1);
  });

  it("is refused as the 61st, also when many are sent at once", async () => {
    const shop = await openShop(app);
    const { providerId } = shop;
    const film = { providerId, type: "youtube_video" as const, path: "https://x.test" };
    await app.db
      .insert(providerMedia)
      .values(Array.from({ length: 59 }, (_, position) => ({ ...film, position })));
    const add = () => shop.call("POST", "media/film", { url: "https://youtu.be/dQw4w9WgXcQ" });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await mediaOf(shop)).toHaveLength(60);
  });
});

describe("an uploaded file", () => {
  const mp4 = Buffer.concat([
    Buffer.from([0, 0, 0, 32]),
    Buffer.from("ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1"),
    randomBytes(200),
  ]);

  it("is a video by its bytes, served as a video only, and in parts", async () => {
    const shop = await openShop(app);
    expect((await sendFile(shop, upload(mp4, "photo.jpg"))).status).toBe(200);
    const [video] = await mediaOf(shop);
    expect(video).toMatchObject({ type: "video", cover: false });
    const slice = await app.api.fetch(
      new Request(`http://joie.test${video?.path}`, { headers: { range: "bytes=4-7" } }),
      { address: "127.0.0.1" },
    );
    expect(slice.status).toBe(206);
    expect(await slice.text()).toBe("ftyp");
    expect(Object.fromEntries(slice.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-range": `bytes 4-7/${mp4.length}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
  });

  it.each([
    ["HTML named as a photo", "<html><script>alert(1)</script>", "photo.jpg"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "photo.svg"],
    [
      "the beginning of a JPEG before a text",
      "\u00ff\u00d8\u00ffCeci n’est pas une photo",
      "a.jpg",
    ],
    ["a HEIC photo, in the container of MP4", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "a.mp4"],
    ["nothing", "", "vide.jpg"],
  ])("that is %s is refused", async (_, text, name) => {
    const shop = await openShop(app);
    const { status, body } = await sendFile(shop, upload(Buffer.from(text, "latin1"), name));
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(["file"]);
    expect(await mediaOf(shop)).toEqual([]);
  });

  it("that is a film elsewhere is given by its address", async () => {
    const shop = await openShop(app);
    await shop.call("POST", "media/film", { url: "https://youtu.be/dQw4w9WgXcQ" });
    expect(await mediaOf(shop)).toMatchObject([
      { type: "youtube_video", path: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
    ]);
    const [film] = await mediaOf(shop);
    expect((await shop.call("PUT", `media/${film?.id}`, { cover: true })).status).toBe(422);
    expect(await shop.call("POST", "media/film", { url: "https://evil.test" })).toMatchObject({
      status: 422,
      body: { errors: { url: [sentences.filmInvalid] } },
    });
  });
});
