import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { hasConfirmedService, listQuotedProviders } from "./facts.ts";

const app = testApp();
const { cast, ofCustomer, requestIn } = quoteCast(app);

describe("what other areas learn of quotes", () => {
  it("is whether a customer confirmed a service, and what an event's providers offered", async () => {
    const { awa, tantie, rival } = cast();
    const ask = (providerId: number) =>
      hasConfirmedService(app.db, { customerId: awa.customerId, providerId });
    const id = await requestIn("DONE");
    expect(await ask(tantie.providerId)).toBe(false);
    await ofCustomer(id, { status: "DONE_ACCEPTED" });
    expect(await ask(tantie.providerId)).toBe(true);
    expect(await ask(rival.providerId)).toBe(false);
    expect(await listQuotedProviders(app.db, awa.eventId)).toMatchObject([
      { requestId: id, providerId: tantie.providerId, status: "DONE_ACCEPTED", totalFcfa: 500_000 },
    ]);
  });
});
