import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { daysAgo } from "../../../retention-periods.ts";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { sliders } from "../../content/site/tables.ts";
import { purgeSitePictures } from "../../privacy/retention/purge-site-pictures.ts";
import { picture, upload } from "../image-samples.ts";
import { markPictureUsed } from "./mark-picture-used.ts";
import { pictureKey, pictureOf } from "./picture-path.ts";

const app = testApp();

async function send(file: File, role: "editor" | "finance" = "editor") {
  const { call } = await asRole(app, role, `${Math.random()}@exemple.test`);
  const form = new FormData();
  form.set("file", file);
  return call("POST", "pictures", form);
}

async function stored() {
  const { body } = await send(upload(await picture("jpeg", { width: 1600, height: 800 }, 6)));
  return body as { path: string; width: number; height: number };
}

const purgeIn = (days: number) =>
  purgeSitePictures({ ...requestContext(app), now: daysAgo(app.clock(), -days) });

async function isServed(path: string): Promise<boolean> {
  return (await app.call("GET", path)).status === 200;
}

describe("a picture that staff upload", () => {
  it("is turned upright, reduced, without metadata, and served to everybody", async () => {
    const { path, width, height } = await stored();
    expect([width, height]).toEqual([600, 1200]);
    expect(await isServed(path)).toBe(true);
    const bytes = await app.storage.read(pictureKey(pictureOf(path) ?? ""));
    const { format, exif } = await sharp(bytes ?? undefined).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
    expect(await isServed("/files/site/00000000-0000-4000-8000-000000000000.webp")).toBe(false);
    expect(await isServed("/files/site/..%2Fimages.webp")).toBe(false);
  });

  it("is one by its content, whatever its name, and not too heavy", async () => {
    const svg = upload("<svg onload=alert(1)>", "a.png", "image/png");
    const heavy = upload(new Uint8Array(10 * 1024 * 1024 + 1));
    for (const file of [svg, heavy, upload("")])
      expect(await send(file)).toMatchObject({
        status: 422,
        body: { errors: { file: [expect.any(String)] } },
      });
    expect(await send(upload(await picture("png")), "finance")).toMatchObject({ status: 403 });
  });

  it("is purged a day later unless something shows it", async () => {
    const [shown, unused] = [await stored(), await stored()];
    const [slide] = await app.db
      .insert(sliders)
      .values({ image: shown.path, title: "A", description: "B", position: 9 })
      .returning();
    expect(await purgeIn(0.9)).toBe(0);
    expect(await isServed(unused.path)).toBe(true);
    await purgeIn(1.1);
    expect(await isServed(unused.path)).toBe(false);
    expect(await isServed(shown.path)).toBe(true);
    expect(await markPictureUsed(app.db, unused.path, app.clock())).toBeNull();

    await app.db.delete(sliders).where(eq(sliders.id, slide?.id ?? 0));
    // Seen a moment ago, it waits for another day.
    expect(await purgeIn(1.2)).toBe(0);
    expect(await purgeIn(3)).toBe(1);
    expect(await isServed(shown.path)).toBe(false);
  });

  it("stays when a save begins to show it just before the purge", async () => {
    const { path, width, height } = await stored();
    const now = daysAgo(app.clock(), -4);
    expect(await markPictureUsed(app.db, path, now)).toEqual({ width, height });
    await purgeIn(4.5);
    expect(await isServed(path)).toBe(true);
  });
});
