import { describe, expect, it } from "vitest";
import { isChannelOffered, isChannelOpen } from "./channel-open.ts";

const [email, shared, sms, whatsapp] = [
  { id: 1, open: true, priceFcfa: 0 },
  { id: 2, open: true, priceFcfa: 0 },
  { id: 3, open: true, priceFcfa: 25 },
  { id: 4, open: true, priceFcfa: 50 },
] as const;

describe("a channel", () => {
  it("is open where the staff left it so and its gateway exists", () => {
    const all = { closedServices: [] };
    expect([email, shared, sms, whatsapp].every((one) => isChannelOpen(one, all))).toBe(true);
    expect(isChannelOpen({ ...sms, open: false }, all)).toBe(false);
    expect(isChannelOpen(email, { closedServices: ["mail"] })).toBe(false);
    expect(isChannelOpen(sms, { closedServices: ["sms"] })).toBe(false);
    expect(isChannelOpen(whatsapp, { closedServices: ["whatsapp"] })).toBe(false);
  });
  it("is open to be shared by oneself where nothing else is", () => {
    const none = { closedServices: ["mail", "sms", "whatsapp", "payments"] } as const;
    expect(isChannelOffered(shared, 0, none)).toBe(true);
  });
  it("that has a price is offered without payments only while credit is left", () => {
    const unpaid = { closedServices: ["payments"] } as const;
    expect(isChannelOffered(sms, 0, unpaid)).toBe(false);
    expect(isChannelOffered(sms, 1, unpaid)).toBe(true);
    expect(isChannelOffered(email, 0, unpaid)).toBe(true);
    expect(isChannelOffered(sms, 0, { closedServices: [] })).toBe(true);
  });
});
