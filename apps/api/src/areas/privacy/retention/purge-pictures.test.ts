import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { daysAgo, retentionPeriods } from "../../../retention-periods.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { runRetention } from "./run-retention.ts";

const app = testApp();

/** Runs the retention job so many days from now: files have the time of the machine. */
const runRetentionIn = (days: number) =>
  runRetention({ ...requestContext(app), now: daysAgo(new Date(), -days) });

describe("a rendered picture", () => {
  it("is deleted when nobody has viewed it for ninety days; uploads stay", async () => {
    const keys = ["cards/a.png", "share/b.png", "photos/c.jpg"];
    for (const key of keys) await app.storage.write(key, Buffer.from("…"));
    const left = async () => {
      const read = await Promise.all(keys.map((key) => app.storage.read(key)));
      return keys.filter((_, at) => read[at] !== null);
    };
    await runRetentionIn(retentionPeriods.drawnPictureDays - 1);
    expect(await left()).toEqual(keys);
    await runRetentionIn(retentionPeriods.drawnPictureDays + 1);
    expect(await left()).toEqual(["photos/c.jpg"]);
  });

  it("is rendered again, identically, on request", async () => {
    const { token } = await inviteOne(app, await registerCouple(app));
    const look = async () => {
      const request = new Request(`http://joie.test/api/v1/wedding-cards/${token}/card.png`);
      const response = await app.api.fetch(request, { address: "127.0.0.1" });
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await look();
    await runRetentionIn(retentionPeriods.drawnPictureDays + 1);
    expect(Buffer.compare(first, await look())).toBe(0);
  });
});
