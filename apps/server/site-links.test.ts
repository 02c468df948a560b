import { expect, it } from "vitest";
import { createSiteLinks } from "./site-links.ts";

const settings = { networks: [], stores: { android: "https://joie.test/a", ios: null } };

it("asks for the links once, and again after a change or after five seconds", async () => {
  const held = { now: 0, asked: 0 };
  const links = createSiteLinks(() => held.now);
  const read = () =>
    links.read(async () => {
      held.asked += 1;
      return { networks: [{ name: String(held.asked), url: "/" }], stores: settings.stores };
    }, settings);
  expect((await read()).networks[0]?.name).toBe("1");
  expect((await read()).networks[0]?.name).toBe("1");
  links.drop();
  expect((await read()).networks[0]?.name).toBe("2");
  held.now = 5000;
  expect((await read()).networks[0]?.name).toBe("3");
});

it("shows those of the settings while the API does not answer, and asks again", async () => {
  const links = createSiteLinks();
  const away = () => Promise.reject(new Error("away"));
  expect(await links.read(away, settings)).toEqual(settings);
  const found = { networks: [{ name: "A", url: "/" }], stores: settings.stores };
  expect(await links.read(() => Promise.resolve(found), settings)).toEqual(found);
});
