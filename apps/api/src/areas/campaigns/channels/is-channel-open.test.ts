import { describe, expect, it } from "vitest";
import type { OutsideService } from "../../../settings.ts";
import type { BlockedTemplate } from "../../operations/whatsapp-account/blocked-templates.ts";
import { isChannelOffered, isChannelOpen } from "./is-channel-open.ts";

const [email, shared, sms, whatsapp] = [
  { id: 1, open: true, priceFcfa: 0 },
  { id: 2, open: true, priceFcfa: 0 },
  { id: 3, open: true, priceFcfa: 25 },
  { id: 4, open: true, priceFcfa: 50 },
] as const;

/** An installation without some services. */
const without = (...closedServices: OutsideService[]) => ({
  closedServices,
  whatsAppTemplates: [
    { contract: 1, account: null, card: "card", message: null },
    { contract: 2, account: "2", card: "card", message: "message" },
  ],
  blocked: [] as BlockedTemplate[],
});

describe("a channel", () => {
  it("is open where the staff left it so and its gateway exists", () => {
    const all = without();
    expect([email, shared, sms, whatsapp].every((one) => isChannelOpen(one, all))).toBe(true);
    expect(isChannelOpen({ ...sms, open: false }, all)).toBe(false);
    expect(isChannelOpen(email, without("mail"))).toBe(false);
    expect(isChannelOpen(sms, without("sms"))).toBe(false);
    expect(isChannelOpen(whatsapp, without("whatsapp"))).toBe(false);
  });
  it("is open to be shared by oneself where nothing else is", () => {
    const none = without("mail", "sms", "whatsapp", "payments");
    expect(isChannelOffered(shared, 0, none)).toBe(true);
  });
  it("that has a price is offered without payments only while credit is left", () => {
    const unpaid = without("payments");
    expect(isChannelOffered(sms, 0, unpaid)).toBe(false);
    expect(isChannelOffered(sms, 1, unpaid)).toBe(true);
    expect(isChannelOffered(email, 0, unpaid)).toBe(true);
    expect(isChannelOffered(sms, 0, without())).toBe(true);
  });
  it("by WhatsApp is closed once the templates of every contract are blocked", () => {
    const open = (use: "card" | "message", ...blocked: BlockedTemplate[]) =>
      isChannelOpen(whatsapp, { ...without(), use, blocked });
    expect(open("card", { account: "2", name: "card" })).toBe(false);
    expect(open("card", { account: "1", name: "card" })).toBe(true);
    expect(open("card", { account: "2", name: "message" })).toBe(true);
    expect(open("message", { account: "2", name: "message" })).toBe(false);
    expect(open("message", { account: "1", name: "message" })).toBe(true);
    const none = { ...without(), whatsAppTemplates: [], blocked: [{ account: "1", name: "card" }] };
    expect(isChannelOpen(whatsapp, none)).toBe(true);
  });
});
