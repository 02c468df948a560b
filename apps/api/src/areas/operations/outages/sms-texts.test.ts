import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { payoutStates } from "@jdj/contract/payouts/payout-state";
import { describe, expect, it } from "vitest";
import { fillNotice, vendorNotices } from "../../accounts/emails/vendor-notices.ts";
import { type BookingFacts, bookingText } from "../../bookings/emails/booking-texts.ts";
import { orderText } from "../../orders/emails/order-texts.ts";
import { writePayoutText } from "../../payouts/emails/payout-texts.ts";
import { shortName, writeSms } from "./write-sms.ts";

const name = shortName("Les Délices de la Grand-Mère Akissi et Fils");
const amount = "1\u202f500\u202f000\u00a0FCFA";
const link = "https://joiedujour.ci/pro/demandes/123456";

const booking: BookingFacts = {
  packageName: "Le grand buffet",
  providerName: name,
  customerName: "Awa",
  day: "28\u00a0septembre\u00a02027",
  price: amount,
  deposit: amount,
  due: "22/09/2027 à 10:00",
  reason: "",
};
const bookingKinds = {
  customer: ["confirmed", "deposit", "refused", "withdrawn", "paid", "expired"],
  provider: ["requested", "cancelled", "paid", "expired"],
} as const;
const order = {
  reference: "C271120-F5PU55JL",
  customerName: "Awa",
  sellerName: name,
  total: amount,
  until: "",
  note: "",
  code: "",
};
const orderKinds = {
  customer: ["paid", "late", "prepared", "shipped", "delivered", "cancelled", "refunded"],
  seller: ["paid", "cancelled", "return-asked"],
} as const;
const payout = {
  ...{ id: 1, method: "wave", phone: "+2250700000001", holder: "Awa", amountFcfa: 1_500_000 },
  ...{ reason: "", transferReference: "" },
} as Parameters<typeof writePayoutText>[0];

/** Every SMS that somebody may ask for, by its kind, with long names and large amounts. */
const sentences: [string, string][] = [
  ...Object.entries(vendorNotices).flatMap(([kind, { sms }]): [string, string][] =>
    sms === undefined ? [] : [[kind, fillNotice(sms, name).replace("{detail}", amount)]],
  ),
  ...(["customer", "provider"] as const).flatMap((to) =>
    bookingKinds[to].map((kind): [string, string] => [
      `booking ${kind} ${to}`,
      bookingText({ to, kind }, booking)?.sms ?? "",
    ]),
  ),
  ...(["customer", "seller"] as const).flatMap((to) =>
    orderKinds[to].map((kind): [string, string] => [
      `order ${kind} ${to}`,
      orderText({ to, kind }, order)?.sms ?? "",
    ]),
  ),
  ...payoutStates.flatMap((state): [string, string][] => {
    const { sms } = writePayoutText(payout, state);
    return sms === undefined ? [] : [[`payout ${state}`, sms]];
  }),
];

describe("the SMS of a notice", () => {
  it.each(sentences)("%s is one segment of GSM-7", (_, sentence) => {
    expect(sentence).not.toBe("");
    expect(smsLength(writeSms("Joie du Jour", sentence, link))).toMatchObject({
      ...{ encoding: "gsm", segments: 1 },
    });
  });
});
