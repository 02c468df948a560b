import { expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { addPackage } from "../../../testing/booking-samples.ts";
import { expectOneOf } from "../../../testing/expect-one-booking.ts";

const app = testApp();

it("a day with one place takes one of 200 customers who book at the same time", async () => {
  const { providerId } = await registerProvider(app, "salle@exemple.test");
  await expectOneOf(app, 200, await addPackage(app, providerId));
  expect.hasAssertions();
}, 120_000);
