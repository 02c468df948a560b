import { describe, expect, it } from "vitest";
import { addProduct, addSeller } from "../../testing/add-product.ts";
import { addProvider } from "../../testing/add-provider.ts";
import { testApp } from "../../testing/app.ts";
import { addPackage } from "../../testing/booking-samples.ts";
import { openList } from "../../testing/gifts.ts";
import {
  giftListSubject,
  packageSubject,
  productSubject,
  providerSubject,
} from "./offer-subjects.ts";

const app = testApp();
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("the picture of what is on offer", () => {
  it("names a product, its seller and its price, the lowest where options cost more", async () => {
    const seller = await addSeller(app);
    const one = await addProduct(app, seller);
    const found = await productSubject(app.db, String(one.id));
    expect(found).toMatchObject({ title: "Pagne wax", line: "Boutique Adjoua" });
    expect(plain(found?.price)).toBe("5 000 FCFA");
    const variants = [{ size: "S" }, { size: "L", priceFcfa: 7000 }];
    const two = await addProduct(app, seller, { variants });
    expect(plain((await productSubject(app.db, String(two.id)))?.price)).toBe("dès 5 000 FCFA");
  });

  it("names a provider, their trade, their town and their prices", async () => {
    const prices = { minPriceFcfa: 45_000, maxPriceFcfa: 380_000 };
    const id = await addProvider(app, "decoration", prices);
    const found = await providerSubject(app.db, String(id));
    expect(found?.title).toBe("Chez Adjoua");
    expect(found?.line).toContain("Cocody");
    expect(plain(found?.price)).toBe("45 000 à 380 000 FCFA");
    const bare = await addProvider(app, "decoration");
    expect((await providerSubject(app.db, String(bare)))?.price).toBe("Prix sur demande");
  });

  it("names a package and its price", async () => {
    const id = await addPackage(app, await addProvider(app, "decoration"));
    const found = await packageSubject(app.db, String(id));
    expect(found).toMatchObject({ title: "Mariage complet", line: "Chez Adjoua" });
    expect(plain(found?.price)).toBe("200 000 FCFA");
  });

  it("names the hosts of a gift list on their cloth, and draws it", async () => {
    const { path } = await openList(app);
    const token = path.split("/").at(-1) ?? "";
    const found = await giftListSubject(app.db, token);
    expect(found).toMatchObject({ line: "Liste de cadeaux" });
    const drawn = await app.api.fetch(
      new Request(`http://joie.test/partage/cadeaux/${token}.png`),
      {
        address: "127.0.0.1",
      },
    );
    expect(drawn.status).toBe(200);
  });

  it("is none of what is hidden or missing", async () => {
    const hidden = await addProvider(app, "decoration", { publishedAt: null });
    expect(await providerSubject(app.db, String(hidden))).toBeNull();
    const unpublished = await addPackage(app, hidden, { publishedAt: null });
    expect(await packageSubject(app.db, String(unpublished))).toBeNull();
    for (const find of [productSubject, providerSubject, packageSubject, giftListSubject])
      for (const asked of ["0", "999999", "x"]) expect(await find(app.db, asked)).toBeNull();
  });
});
