import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { expect, it } from "vitest";
import { pricePerUnit } from "./price-per-unit.ts";

it("an SMS is priced by segment, with the length of one and of one with an emoji", () => {
  expect(pricePerUnit(channelIds.sms, 25)).toBe(
    "25\u00a0FCFA par SMS de 160\u00a0caractères (70 avec un emoji)",
  );
});

it("other messages are priced one by one", () => {
  expect(pricePerUnit(channelIds.whatsapp, 50)).toBe("50\u00a0FCFA par message");
});
