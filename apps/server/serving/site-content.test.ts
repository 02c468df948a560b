import { introductionReference } from "@jdj/api/areas/content/section-introductions/reference";
import { expect, it } from "vitest";
import { createSiteContent, type PageContent } from "./site-content.ts";

const settings = { networks: [], stores: { android: "https://joie.test/a", ios: null } };
const ofProduct = { links: settings, introductions: introductionReference };

it("is asked for once, and again after a change", async () => {
  const held = { asked: 0 };
  const content = createSiteContent();
  const read = async () => {
    const ask = async () => {
      held.asked += 1;
      return ofProduct;
    };
    await content.read(ask, settings);
    return held.asked;
  };
  expect([await read(), await read()]).toEqual([1, 1]);
  content.drop();
  expect([await read(), await read()]).toEqual([2, 2]);
});

it("is that of the settings and of the product while the API does not answer, and is asked for again", async () => {
  const content = createSiteContent();
  const away = () => Promise.reject(new Error("away"));
  expect(await content.read(away, settings)).toEqual(ofProduct);
  const found: PageContent = {
    links: { networks: [{ name: "A", url: "/" }], stores: settings.stores },
    introductions: {
      ...introductionReference,
      budget: { title: "", first: "Vos dépenses.", rest: "" },
    },
  };
  expect(await content.read(() => Promise.resolve(found), settings)).toEqual(found);
});
