import { cardMessages } from "@jdj/contract/campaigns/messages";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { files } from "../../files/tables.ts";
import { cardPictureAddress } from "../deliveries/card-addresses.ts";
import { campaigns } from "./tables.ts";

const app = testApp();

async function photo(background = "#c00"): Promise<File> {
  const red = { width: 600, height: 300, channels: 3 as const, background };
  const png = await sharp({ create: red }).png().toBuffer();
  return new File([new Uint8Array(png)], "carte.png", { type: "image/png" });
}

async function post(member: CastMember, path: string, file: File, fields = {}) {
  const [guest = 0] = await addGuests(app, member, [{}]);
  const body = new FormData();
  const all = { channel_id: 1, message_category_id: 1, body: "Venez !", "tab[]": guest, ...fields };
  for (const [name, value] of Object.entries(all)) body.set(name, String(value));
  body.set("file", file);
  return app.call("POST", `/api/v1/${path}`, { token: member.token, body });
}

describe("a card with its host's own picture", () => {
  it("shows it in place of the drawn card, in a card's shape, without a design chosen", async () => {
    const member = await registerCouple(app);
    const sent = await post(member, "messages/send", await photo());
    expect(sent.status).toBe(200);
    const { id } = (sent.body as { data: { id: number } }).data;
    const [delivery] = await findRecipients(app, id);
    const address = `http://joie.test${cardPictureAddress(delivery?.token ?? "")}`;
    const answer = await app.api.fetch(new Request(address), { address: "127.0.0.1" });
    expect(answer.headers.get("content-type")).toBe("image/png");
    const picture = sharp(await answer.arrayBuffer());
    expect(await picture.metadata()).toMatchObject({ format: "png", width: 1080, height: 1350 });
    const middle = await picture
      .extract({ left: 540, top: 675, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(middle[0]).toBeGreaterThan(180);
    const shown = await app.call("GET", `/api/v1/messages/${id}`, { token: member.token });
    expect(shown.body).toMatchObject({ image: expect.stringMatching(/^\/files\//) });
  });

  it("does not go by SMS, and may be saved for WhatsApp", async () => {
    const member = await registerCouple(app);
    await giveUnits(app, member, 4, 1);
    expect(await post(member, "messages/send", await photo(), { channel_id: 3 })).toMatchObject({
      status: 422,
      body: { errors: { file: [cardMessages.imageNotBySms] } },
    });
    const saved = await post(member, "message-save", await photo(), { channel_id: 4 });
    expect(saved).toMatchObject({ status: 200, body: { data: { status: "draft" } } });
  });

  it("deletes the picture that another replaces before it leaves, unless a card shows it", async () => {
    const member = await registerCouple(app);
    await giveUnits(app, member, 4, 1);
    const save = async (background: string) => {
      const fields = { channel_id: 4, idempotency_key: "0123456789abcdef" };
      const { body } = await post(member, "message-save", await photo(background), fields);
      return (body as { data: { id: number } }).data.id;
    };
    const stored = () => app.db.select().from(files).where(eq(files.customerId, member.customerId));
    const id = await save("#c00");
    const [first] = await stored();
    expect(await save("#0c0")).toBe(id);
    const [second, ...others] = await stored();
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    expect(await app.storage.read(first?.storageKey ?? "")).toBeNull();

    const [saved] = await app.db.select().from(campaigns).where(eq(campaigns.id, id));
    if (!saved) throw new Error("The campaign is gone");
    const { id: _, ...copied } = { ...saved, idempotencyKey: null };
    await app.db.insert(campaigns).values(copied);
    await save("#00c");
    expect(await stored()).toHaveLength(2);
  });

  it("is refused when the file is no image, whatever its name", async () => {
    const member = await registerCouple(app);
    const script = new File(["<svg onload='alert(1)'/>"], "carte.png", { type: "image/png" });
    expect(await post(member, "messages/send", script)).toMatchObject({
      status: 422,
      body: { errors: { file: [notebookMessages.selectAnImage] } },
    });
  });
});
