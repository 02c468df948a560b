import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { photoDesigns } from "../../designs/drawings/photo/by-code.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { campaigns } from "../campaigns/tables.ts";

const app = testApp();

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://joie.test${path}`, { headers });
  const response = await app.api.fetch(request, { address: "127.0.0.1" });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    etag: response.headers.get("etag"),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function sendPhoto({ eventId, token }: CastMember) {
  const body = new FormData();
  body.append("image", upload(await picture("jpeg", { width: 400, height: 400 })));
  return app.call("POST", `/api/v1/events/${eventId}/photo`, { token, body });
}

/** The red, green and blue of a card where a « Portrait » has its photo. */
async function colourOf(bytes: Buffer) {
  const spot = { left: 20, top: 20, width: 4, height: 4 };
  const { channels } = await sharp(bytes)
    .removeAlpha()
    .extract(spot)
    .toBuffer()
    .then((cut) => sharp(cut).stats());
  return channels.map(({ mean }) => Math.round(mean));
}

/** The colour of a picture of the tests, `#a33`, within what a JPEG and 256 colours change. */
const ofPhoto = (colour: number[]) =>
  [170, 51, 51].every((one, at) => Math.abs(one - (colour[at] ?? 0)) < 12);

describe("the photo of the hosts", () => {
  it("is on the cards of a design that shows it, from when it is stored until it is removed", async () => {
    const awa = await registerCouple(app);
    const { body } = await app.call("GET", "/api/v1/designs", { token: awa.token });
    const image = (code: string) =>
      (body as { code: string; image: string }[]).find((one) => one.code === code)?.image ?? "";
    const [portrait, lisiere] = [image("portrait"), image("lisiere")];
    const plain = await fetchPicture(lisiere);
    expect(ofPhoto(await colourOf((await fetchPicture(portrait)).bytes))).toBe(false);
    await sendPhoto(awa);
    expect(ofPhoto(await colourOf((await fetchPicture(portrait)).bytes))).toBe(true);
    expect((await fetchPicture(lisiere)).bytes.equals(plain.bytes)).toBe(true);
    await app.call("DELETE", `/api/v1/events/${awa.eventId}/photo`, { token: awa.token });
    expect(ofPhoto(await colourOf((await fetchPicture(portrait)).bytes))).toBe(false);
  });

  it("comes as a WebP to a page of a browser, and as a PNG to mail programs and who saves it", async () => {
    const awa = await registerCouple(app);
    await sendPhoto(awa);
    const { body } = await app.call("GET", "/api/v1/designs", { token: awa.token });
    const image = (code: string) =>
      (body as { code: string; image: string }[]).find((one) => one.code === code)?.image ?? "";
    const browser = { accept: "image/avif,image/webp,*/*;q=0.8" };
    const webp = await fetchPicture(image("portrait"), browser);
    expect(webp.type).toBe("image/webp");
    expect((await sharp(webp.bytes).metadata()).format).toBe("webp");
    expect(ofPhoto(await colourOf(webp.bytes))).toBe(true);
    const png = await fetchPicture(image("portrait"));
    expect(png.type).toBe("image/png");
    expect(png.etag).not.toBe(webp.etag);
    const saved = await fetchPicture(image("portrait"), {
      ...browser,
      "sec-fetch-dest": "document",
    });
    expect(saved.type).toBe("image/png");
    expect((await fetchPicture(image("lisiere"), browser)).type).toBe("image/png");
  });

  it("puts the designs that show it first", async () => {
    const awa = await registerCouple(app);
    const first = async () => {
      const { body } = await app.call("GET", "/api/v1/designs", { token: awa.token });
      return (body as { code: string }[]).slice(0, 11).map(({ code }) => code);
    };
    expect((await first())[0]).toBe("lisiere");
    await sendPhoto(awa);
    expect(await first()).toEqual([...Object.keys(photoDesigns), "lisiere"]);
  });

  it("is on the card that a guest opens", async () => {
    const awa = await registerCouple(app);
    const { token } = await inviteOne(app, awa);
    const [design] = await app.db
      .select()
      .from(cardDesigns)
      .where(eq(cardDesigns.code, "portrait"));
    await app.db
      .update(campaigns)
      .set({ designId: design?.id ?? 0 })
      .where(eq(campaigns.eventId, awa.eventId));
    await sendPhoto(awa);
    const card = await fetchPicture(`/api/v1/wedding-cards/${token}/card.png?size=half`);
    expect(ofPhoto(await colourOf(card.bytes))).toBe(true);
  });
});
