import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { cardTexts } from "../../designs/card-wording.ts";
import { designReference, messageCategoryReference } from "../../designs/reference.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { users } from "../../identity/users/tables.ts";
import { ceremonies, eventCeremonies } from "../../notebook/ceremonies/tables.ts";
import { findCardSubject } from "./card-event.ts";

const app = testApp();

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://joie.test${path}`, { headers });
  const response = await app.api.fetch(request, { address: "127.0.0.1" });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function listDesigns(token?: string) {
  const { body } = await app.call("GET", "/api/v1/designs", token ? { token } : {});
  return body as { code: string; image: string }[];
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === "PNG";

describe("the designs", () => {
  it("show a stranger samples", async () => {
    const designs = await listDesigns();
    expect(designs.map(({ code }) => code)).toEqual(designReference.map(({ code }) => code));
    const { status, headers, bytes } = await fetchPicture(designs[0]?.image ?? "");
    expect([status, headers.get("content-type"), isPng(bytes)]).toEqual([200, "image/png", true]);
  });

  it("show a couple their own pattern, at an address that nobody else can make and that expires", async () => {
    const { token } = await registerCouple(app);
    const { image = "" } = (await listDesigns(token))[0] ?? {};
    const sample = await fetchPicture("/api/v1/designs/lisiere/preview.png");
    const own = await fetchPicture(image);
    expect([own.status, own.bytes.readUInt32BE(16)]).toEqual([200, 540]);
    expect((await fetchPicture(`${image}&size=small`)).bytes.readUInt32BE(16)).toBe(270);
    expect(Buffer.compare(own.bytes, sample.bytes)).not.toBe(0);
    expect((await fetchPicture(image.replace(/event=(\d+)/, "event=1$1"))).status).toBe(404);
    expect((await fetchPicture(image.replace("lisiere", "diptyque"))).status).toBe(404);
    expect((await fetchPicture(image.replace(/&s=.*/, ""))).status).toBe(404);
    app.wait(3 * 3600);
    expect((await fetchPicture(image)).status).toBe(404);
  });

  it("bear the name of a guest of that event, and of no other's", async () => {
    const member = await registerCouple(app);
    const named = [{ last_name: "Traoré" }];
    const [guestId] = await addGuests(app, member, named);
    const [strangerId] = await addGuests(app, await registerCouple(app), named);
    const { image = "" } = (await listDesigns(member.token))[0] ?? {};
    const [plain, own, others] = await Promise.all(
      [image, `${image}&guest=${guestId}`, `${image}&guest=${strangerId}`].map((address) =>
        fetchPicture(address),
      ),
    );
    expect(own?.bytes.equals(plain?.bytes ?? Buffer.of())).toBe(false);
    expect(others?.bytes.equals(plain?.bytes ?? Buffer.of())).toBe(true);
  });

  it("hide a design that does not exist", async () => {
    expect((await fetchPicture("/api/v1/designs/chateau/preview.png")).status).toBe(404);
  });
});

describe("a guest's picture", () => {
  it("opens by its token alone, is drawn once and cached by the browser", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    const address = `/api/v1/wedding-cards/${token}/card.png`;
    const both = await Promise.all([fetchPicture(address), fetchPicture(address)]);
    expect(both.map(({ status, bytes }) => [status, isPng(bytes)])).toEqual([
      [200, true],
      [200, true],
    ]);
    const etag = both[0]?.headers.get("etag") ?? "";
    expect((await fetchPicture(address, { "if-none-match": etag })).status).toBe(304);
    const small = await fetchPicture(`${address}?size=half`);
    expect(small.bytes.readUInt32BE(16)).toBe(540);
    expect((await fetchPicture("/api/v1/wedding-cards/none/card.png")).status).toBe(404);
  });
});

describe("the names of a card", () => {
  it("are those of now, also in a browser that has shown it before", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    const { image = "" } = (await listDesigns(member.token))[0] ?? {};
    for (const address of [image, `/api/v1/wedding-cards/${token}/card.png`]) {
      const before = await fetchPicture(address);
      expect(before.headers.get("cache-control")).toBe("private, no-cache");
      const known = { "if-none-match": before.headers.get("etag") ?? "" };
      expect((await fetchPicture(address, known)).status).toBe(304);
      await app.db
        .update(users)
        .set({ givenNames: `Awa ${address.length}` })
        .where(eq(users.id, member.userId));
      const after = await fetchPicture(address, known);
      expect([after.status, after.bytes.equals(before.bytes)]).toEqual([200, false]);
    }
  });

  it("are the owner's until somebody is named", async () => {
    const { eventId } = await registerCouple(app);
    const subject = await findCardSubject(app.db, eventId);
    expect(subject && cardTexts(subject, null, "invitation").names).toEqual(["Awa"]);
  });
});

describe("the ceremony of a card", () => {
  it("is shown with its own day, hour and place, by the category of the message", async () => {
    const { eventId } = await registerCouple(app);
    const [dowry] = await app.db.select().from(ceremonies).where(eq(ceremonies.code, "dowry"));
    await app.db.insert(eventCeremonies).values({
      eventId,
      ceremonyId: dowry?.id ?? 0,
      heldOn: "2027-01-09",
      time: "10:00",
      placePrefix: "à",
      place: "Cocody",
      isActive: true,
    });
    const subject = await findCardSubject(app.db, eventId);
    const texts = subject && cardTexts(subject, null, "traditional");
    expect([texts?.date, texts?.where]).toEqual(["Samedi 9 janvier 2027", "À 10 h, à Cocody"]);
  });
});

describe("many pictures at once", () => {
  it("do not block other calls while twenty cards are being drawn", async () => {
    const { token } = await registerCouple(app);
    const addresses = (await listDesigns(token)).slice(0, 20).map(({ image }) => image);
    let drawn = 0;
    const pictures = addresses.map(async (address) => {
      const { status } = await fetchPicture(address);
      drawn += 1;
      return status;
    });
    for (let asked = 0; asked < 10; asked += 1) await listDesigns(token);
    expect(drawn).toBeLessThan(10);
    expect(await Promise.all(pictures)).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

describe("what a card is made with", () => {
  it("lists the categories with their models, with a text for each channel", async () => {
    const { body } = await app.call("GET", "/api/v1/categories");
    const categories = body as { name: string; models: Record<string, string>[] }[];
    expect(categories).toHaveLength(messageCategoryReference.length);
    const { content, content_for_facebook, content_for_sms } = categories[0]?.models[0] ?? {};
    expect(content).toContain("[prénoms]");
    expect(new Set([content, content_for_facebook, content_for_sms]).size).toBe(3);
  });

  it("offers a customer what their type of event calls for", async () => {
    const { token } = await registerCouple(app);
    const path = "/api/v1/categories?category_for_customer=true";
    const { body } = await app.call("GET", path, { token });
    const names = (body as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Invitation", "Dot", "Remerciements"]));
    expect(names).not.toContain("Baby shower");
  });
});

describe("a design that was withdrawn", () => {
  it("is no longer shown nor listed, and still drawn for cards already sent", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    const withdraw = (withdrawn: boolean) =>
      app.db.update(cardDesigns).set({ withdrawn }).where(eq(cardDesigns.id, 1));
    await withdraw(true);
    try {
      expect((await listDesigns()).map(({ code }) => code)).not.toContain("lisiere");
      expect((await fetchPicture("/api/v1/designs/lisiere/preview.png")).status).toBe(404);
      const sent = await fetchPicture(`/api/v1/wedding-cards/${token}/card.png`);
      expect([sent.status, isPng(sent.bytes)]).toEqual([200, true]);
    } finally {
      await withdraw(false);
    }
  });
});
