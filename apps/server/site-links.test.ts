import { expect, it } from "vitest";
import { createSiteLinks } from "./site-links.ts";

const settings = { networks: [], stores: { android: "https://joie.test/a", ios: null } };

it("asks for the links once, again after a change, and each time while changes are not heard", async () => {
  const held = { asked: 0 };
  const links = createSiteLinks();
  const read = async () => {
    const ask = async () => {
      held.asked += 1;
      return settings;
    };
    await links.read(ask, settings);
    return held.asked;
  };
  expect([await read(), await read()]).toEqual([1, 1]);
  links.drop();
  expect([await read(), await read()]).toEqual([2, 2]);
  links.suspend();
  expect([await read(), await read()]).toEqual([3, 4]);
  links.resume();
  expect([await read(), await read()]).toEqual([5, 5]);
});

it("shows those of the settings while the API does not answer, and asks again", async () => {
  const links = createSiteLinks();
  const away = () => Promise.reject(new Error("away"));
  expect(await links.read(away, settings)).toEqual(settings);
  const found = { networks: [{ name: "A", url: "/" }], stores: settings.stores };
  expect(await links.read(() => Promise.resolve(found), settings)).toEqual(found);
});
