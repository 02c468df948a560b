import { sharePages } from "@jdj/contract/content/share-pages";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { addProduct, addSeller } from "../../testing/add-product.ts";
import { testApp } from "../../testing/app.ts";
import { inviteOne } from "../../testing/cards.ts";
import { registerCouple } from "../../testing/cast.ts";

const app = testApp();

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://joie.test/partage/${path}.png`, { headers });
  const response = await app.api.fetch(request, { address: "127.0.0.1" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function expectShareable(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(bytes.length).toBeLessThan(100_000);
}

describe("the picture of a shared link", () => {
  it.each(Object.keys(sharePages))(
    "is 1200 by 630 and light for a public page: %s",
    async (name) => {
      const { status, headers, bytes } = await fetchPicture(name);
      expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(headers.get("cache-control")).toBe("public, max-age=86400");
      await expectShareable(bytes);
      const again = await fetchPicture(name, { "if-none-match": headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
    },
  );

  it("shows a town hall's name", async () => {
    const { body } = await app.call("GET", "/api/v1/towns-names");
    const [hall] = body as { id: number }[];
    const { status, bytes } = await fetchPicture(`mairie/${hall?.id}`);
    expect(status).toBe(200);
    await expectShareable(bytes);
  });

  it("leads with the drawn card of a guest's link, without the guest's name", async () => {
    const couple = await registerCouple(app);
    const { token } = await inviteOne(app, couple);
    const { bytes } = await fetchPicture(`carte/${token}`);
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The first design has its cloth on its left edge: many colours there, and paper on the right.
    const coloursAt = (x: number) =>
      new Set(
        Array.from({ length: info.height }, (_, y) =>
          data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString("hex"),
        ),
      ).size;
    expect(coloursAt(60)).toBeGreaterThan(8);
    expect(coloursAt(1190)).toBe(1);
  });

  it("shows the photo of a product", async () => {
    const { id } = await addProduct(app, await addSeller(app));
    const { status, bytes } = await fetchPicture(`article/${id}`);
    expect(status).toBe(200);
    await expectShareable(bytes);
  });

  it("uses the event's own cloth for a guest's link, and changes with it", async () => {
    const couple = await registerCouple(app);
    const { token } = await inviteOne(app, couple);
    const first = await fetchPicture(`carte/${token}`);
    expect([first.status, first.headers.get("cache-control")]).toEqual([
      200,
      "private, max-age=3600",
    ]);
    await expectShareable(first.bytes);
    await app.call("POST", `/api/v1/events/${couple.eventId}/reweave`, {
      token: couple.token,
      body: {},
    });
    const second = await fetchPicture(`carte/${token}`);
    expect(Buffer.compare(first.bytes, second.bytes)).not.toBe(0);
  });

  it.each(["nulle-part", "constructor", "mairie/0", "mairie/999999", "mairie/x", "carte/inconnu"])(
    "does not exist for %s: only known pages have a picture",
    async (path) => {
      expect((await fetchPicture(path)).status).toBe(404);
    },
  );
});
