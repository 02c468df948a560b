import { describe, expect, it } from "vitest";
import { alertNotice } from "./alert-notice.ts";

const detail = "Awa Koné, 12 000 FCFA";

describe("what staff are told of an alert", () => {
  it("leads to the record that it is about", () => {
    expect(alertNotice({ kind: "dispute", subject: "dispute:12", detail }).page).toBe(
      "disputes/12/show",
    );
    expect(alertNotice({ kind: "privacy-request", subject: "9-erasure", detail }).page).toBe(
      "privacy-requests/9/show",
    );
    expect(alertNotice({ kind: "refund-short", subject: "instalment:3", detail }).page).toBe(
      "alerts",
    );
    expect(alertNotice({ kind: "gateway-away", subject: "sms", detail }).page).toBe("outages");
  });

  it("says no more than its title where it is about people or money", () => {
    expect(alertNotice({ kind: "dispute", subject: "dispute:12", detail }).text).toBeUndefined();
    expect(alertNotice({ kind: "payout-waits", subject: "payout:1", detail }).text).toBeUndefined();
    expect(alertNotice({ kind: "spend-near", subject: "sms", detail: "80 %" }).text).toBe("80 %");
  });
});
