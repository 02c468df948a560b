import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { expectSold } from "../../../testing/buyers.ts";
import { openShop } from "../../../testing/orders.ts";

const app = testApp();

it("stock of 50 units is sold 50 times to 200 buyers who order at the same time", async () => {
  const shops = [await openShop(app, "perles"), await openShop(app, "pagnes")] as const;
  await expectSold(app, { buyers: 200, units: 50, shops });
  expect.hasAssertions();
}, 120_000);
