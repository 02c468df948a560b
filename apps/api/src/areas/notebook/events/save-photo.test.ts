import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple, registerUnverified } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";

const app = testApp();

const path = ({ eventId }: CastMember) => `/api/v1/events/${eventId}/photo`;

function send(to: CastMember, by: CastMember | null, image: File) {
  const body = new FormData();
  body.append("image", image);
  return app.call("POST", path(to), { ...(by && { token: by.token }), body });
}

const remove = (member: CastMember) => app.call("DELETE", path(member), { token: member.token });
const photo = async () => upload(await picture("jpeg"));
const stored = async () => (await app.db.select({ id: files.id }).from(files)).length;
const shown = ({ body }: { body: unknown }) =>
  (body as { data: { image: string | null; version: number } }).data;

describe("the photo of an event's hosts", () => {
  it("is stored, replaced and removed, and one file is left or none", async () => {
    const awa = await registerCouple(app);
    const before = await stored();
    const first = shown(await send(awa, awa, await photo()));
    const file = await app.api.fetch(new Request(`http://joie.test${first.image}`), {
      address: "127.0.0.1",
    });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const again = shown(await send(awa, awa, await photo()));
    expect(again.version).toBe(first.version);
    const next = shown(await send(awa, awa, upload(await picture("png"))));
    expect(next.image?.split("?")[0]).not.toBe(first.image?.split("?")[0]);
    expect(await stored()).toBe(before + 1);
    expect(shown(await remove(awa)).image).toBeNull();
    expect(shown(await remove(awa)).image).toBeNull();
    expect(await stored()).toBe(before);
  });

  it("is taken as a phone took it: upright and small", async () => {
    const awa = await registerCouple(app);
    const large = await picture("jpeg", { width: 4000, height: 3000 }, 6);
    const { image } = shown(await send(awa, awa, upload(large)));
    const file = await app.api.fetch(new Request(`http://joie.test${image}`), {
      address: "127.0.0.1",
    });
    const { width, height, exif } = await sharp(await file.arrayBuffer()).metadata();
    expect([width, height, exif]).toEqual([900, 1200, undefined]);
  });

  it("is refused when it is no image, whatever it says of itself, and leaves nothing behind", async () => {
    const awa = await registerCouple(app);
    const before = await stored();
    for (const [lie, message] of [
      [upload("<script>alert(1)</script>"), "Veuillez sélectionner une image"],
      [upload('<svg xmlns="http://www.w3.org/2000/svg"/>', "a.png", "image/png"), "Veuillez"],
      [upload("", ""), "Choisissez une photo."],
    ] as const)
      expect(await send(awa, awa, lie)).toMatchObject({
        status: 422,
        body: { errors: { image: [expect.stringContaining(message)] } },
      });
    expect(await stored()).toBe(before);
  });

  it("is for those who may change the event", async () => {
    const [awa, koffi] = [await registerCouple(app), await registerCouple(app)];
    const late = await registerUnverified(app);
    const reader = await shareWith(app, awa, "reader");
    const treasurer = await shareWith(app, awa, "treasurer");
    const organiser = await shareWith(app, awa, "organiser");
    const by = async (who: CastMember | null) => (await send(awa, who, await photo())).status;
    expect(await by(null)).toBe(401);
    expect(await by(koffi)).toBe(404);
    expect(await by(late)).toBe(403);
    expect(await by(reader)).toBe(403);
    expect((await app.call("DELETE", path(awa), { token: reader.token })).status).toBe(403);
    expect((await app.call("DELETE", path(awa), { token: koffi.token })).status).toBe(404);
    expect(await by(awa)).toBe(200);
    expect(await by(treasurer)).toBe(403);
    expect(await by(organiser)).toBe(200);
  });
});
