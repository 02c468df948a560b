import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { expectSold } from "../../../testing/buyers.ts";
import { openShop } from "../../../testing/orders.ts";

const app = testApp();

it("stock of five units is sold five times to twenty buyers who order at the same time", async () => {
  const shops = [await openShop(app, "perles"), await openShop(app, "pagnes")] as const;
  await expectSold(app, { buyers: 20, units: 5, shops });
  expect.hasAssertions();
}, 60_000);
