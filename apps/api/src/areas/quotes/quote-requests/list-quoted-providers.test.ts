import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { listQuotedProviders } from "./list-quoted-providers.ts";

const app = testApp();
const { cast, requestIn } = quoteCast(app);

describe("the providers whom an event asked for quotes", () => {
  it("are listed with their status and newest quote", async () => {
    const { awa, tantie } = cast();
    const id = await requestIn("DONE");
    expect(await listQuotedProviders(app.db, awa.eventId)).toMatchObject([
      { requestId: id, providerId: tantie.providerId, status: "DONE", totalFcfa: 500_000 },
    ]);
  });
});
