import { count } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import {
  giftListOf,
  giveTo,
  openList,
  payAsGuestCheckout,
  publicList,
} from "../../../testing/gifts.ts";
import { picture, upload } from "../../files/image-samples.ts";
import { files } from "../../files/tables.ts";
import { progressOf } from "../lists/present-list.ts";

const app = testApp();

const storedFiles = async () => (await app.db.select({ count: count() }).from(files))[0]?.count;

/** The form of a wish with a file. */
function wish(file: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = { name: "Canapé", price: "300 000", quantity: "1", ...fields };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set("file", file);
  return form;
}

const photo = async () => upload(await picture("jpeg"));

describe("a wish of the hosts' own", () => {
  it("has a photo that guests see, which the next one replaces and its removal deletes", async () => {
    const { couple, list, path } = await openList(app);
    expect(await list.call("POST", "/items", wish(await photo()))).toMatchObject({ status: 200 });
    const own = async () => (await giftListOf(app, couple).read()).items[1];
    const first = await own();
    expect(first?.image).toMatch(/^\/files\//);
    const { items } = (await publicList(app, path)).body as { items: { image: string | null }[] };
    expect(items.map(({ image }) => image?.split("?")[0])).toEqual([
      undefined,
      first?.image?.split("?")[0],
    ]);
    expect(await app.call("GET", items[1]?.image ?? "")).toMatchObject({ status: 200 });

    const other = upload(await picture("png", { width: 30, height: 30 }));
    const change = wish(other, { version: "1" });
    expect(await list.call("PUT", `/items/${first?.id}`, change)).toMatchObject({ status: 200 });
    expect((await own())?.image).not.toBe(first?.image);
    expect(await storedFiles()).toBe(1);

    // A change without a file keeps the photo.
    const named = { name: "Sofa", price: 300_000, quantity: 1, version: 2 };
    expect(await list.call("PUT", `/items/${first?.id}`, named)).toMatchObject({ status: 200 });
    expect((await own())?.image).toMatch(/^\/files\//);
    await list.call("DELETE", `/items/${first?.id}`);
    expect(await storedFiles()).toBe(0);
  });

  it("is refused with a file that is no picture, and leaves none behind when it is refused", async () => {
    const { list } = await openList(app);
    const lie = upload("<script>", "photo.jpg");
    expect(await list.call("POST", "/items", wish(lie))).toMatchObject({
      status: 422,
      body: { errors: { file: [expect.any(String)] } },
    });
    const before = await storedFiles();
    const late = wish(await photo(), { version: "9" });
    const [item] = (await list.read()).items;
    expect(await list.call("PUT", `/items/${item?.id}`, late)).toMatchObject({ status: 409 });
    expect(await storedFiles()).toBe(before);
  });
});

describe("the progress of a cagnotte", () => {
  it.each([
    [0, 0],
    [24_999, 0],
    [25_000, 5],
    [499_999, 95],
    [500_000, 100],
    [900_000, 100],
  ])("of 500 000 FCFA with %i is %i percent: it tells no single gift", (paid, percent) => {
    expect(progressOf(paid, 500_000)).toBe(percent);
  });

  it("is what was given to it, for guests as long as the hosts show it", async () => {
    const { list, path } = await openList(app, { pot_goal: 100_000 });
    const percent = async () =>
      ((await publicList(app, path)).body as { pot: { percent: number | null } }).pot.percent;
    expect(await percent()).toBe(0);
    const { body } = await giveTo(app, path, { amount: 33_000 });
    await payAsGuestCheckout(app, (body as { reference: string }).reference);
    expect(await percent()).toBe(30);
    const { version } = await list.read();
    await list.save({ version, pot_goal: 100_000, shows_progress: false });
    expect(await percent()).toBeNull();
    await list.save({ version: version + 1, pot_goal: "", shows_progress: true });
    expect(await percent()).toBeNull();
  });
});
