import { globSync, readFileSync } from "node:fs";
import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { at } from "@jdj/contract/paths/addresses";
import { payoutStates } from "@jdj/contract/payouts/payout-state";
import { withdrawalStates } from "@jdj/contract/payouts/withdrawal-states";
import { describe, expect, it } from "vitest";
import { makeShortToken } from "../../../crypto/token.ts";
import { fillNotice, vendorNotices } from "../../accounts/emails/vendor-notices.ts";
import { recoverySms } from "../../accounts/password-reset/request-recovery.ts";
import { codeSms } from "../../accounts/registration/enqueue-code.ts";
import { bookingLead } from "../../bookings/bookings/read-leads.ts";
import { type BookingFacts, bookingText } from "../../bookings/emails/booking-texts.ts";
import { writeReturnText } from "../../fabric-orders/purchases/notify-returned.ts";
import { writeWithdrawalText } from "../../fabric-orders/withdrawals/withdrawal-texts.ts";
import { giftReturnedSms, giftSms } from "../../gifts/emails/send-gift-email.ts";
import { invitationSms } from "../../notebook/sharing/invite.ts";
import { orderText } from "../../orders/emails/order-texts.ts";
import { mismatchSms } from "../../payments/settlement/tell-of-mismatch.ts";
import { settledSms, writePayoutText } from "../../payouts/emails/payout-texts.ts";
import { numberCodeSms } from "../../payouts/numbers/send-code.ts";
import { erasureMessage, erasureSms } from "../../privacy/account-erasure/erasure-texts.ts";
import { idleSms } from "../../privacy/retention/warn-idle-accounts.ts";
import { joinLeads } from "../../providers/lead-alerts/join-leads.ts";
import { trialSentence } from "../../providers/sms-choice/send-trial.ts";
import { messageLead, requestLead } from "../../quotes/quote-requests/read-leads.ts";
import { onlyGsm, shortName, writeSms } from "./write-sms.ts";

/** The files that enqueue an SMS: what each says is below. */
const senders = [
  "areas/accounts/emails/enqueue-vendor-notice.ts",
  "areas/accounts/password-reset/request-recovery.ts",
  "areas/accounts/registration/enqueue-code.ts",
  "areas/notebook/sharing/invite.ts",
  "areas/operations/outgoing-messages/enqueue-asked-sms.ts",
  "areas/operations/whatsapp-notices/send-by-sms.ts",
  "areas/payments/settlement/tell-of-mismatch.ts",
  "areas/payouts/numbers/send-code.ts",
  "areas/payouts/payouts/settle-payout.ts",
  "areas/privacy/account-erasure/send-notices.ts",
  "areas/privacy/retention/warn-idle-accounts.ts",
  "areas/providers/lead-alerts/enqueue-alert.ts",
];

const token = makeShortToken();
const name = shortName("Les Délices de la Grand-Mère Akissi et Fils");
const amount = "1\u202f500\u202f000\u00a0FCFA";
const brand = "Joie du Jour";
const site = "https://joiedujour.ci";
const link = `${site}/pro/demandes/123456`;

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
  provider: ["cancelled", "paid", "expired"],
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
const withdrawal = {
  ...{ amountFcfa: 1_500_000, askedName: name, decidedName: name, createdAt: new Date(0) },
} as Parameters<typeof writeWithdrawalText>[0];
const withdrawalReaders = [true, false].map((isAsker) => ({
  ...{ isAsker, confirmers: [name], order: "Les pagnes", wallet: null },
}));
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
  ...[true, false].map((isPaid): [string, string] => [
    `payout settled ${isPaid}`,
    settledSms(amount, isPaid),
  ]),
  ...withdrawalStates.flatMap((state) =>
    withdrawalReaders.map((reader): [string, string] => [
      `withdrawal ${state} ${reader.isAsker}`,
      writeWithdrawalText(withdrawal, state, reader).sms,
    ]),
  ),
  ["lead request", requestLead(name)],
  ["lead message", messageLead(name)],
  ["lead booking", bookingLead("2027-09-28", new Date("2027-09-22T10:00:00Z"))],
  [
    "leads of a night",
    joinLeads(
      (["request", "message", "booking"] as const).flatMap((kind) =>
        Array.from({ length: 12 }, () => ({ kind, sentence: "", path: "" })),
      ),
    )?.sentence ?? "",
  ],
  ["lead trial", trialSentence],
  ["fabric return", writeReturnText(1_500_000, "Les pagnes", order.reference).sms],
  ["gift received", giftSms(name, 1_500_000)],
  ["gift returned", giftReturnedSms(name, 1_500_000)],
  ["payment-mismatch", mismatchSms],
];

/** The SMS that need no choice, as they leave. */
const texts: [string, string][] = [
  ...[true, false].map((isKnown): [string, string] => [
    `code ${isKnown}`,
    codeSms(brand, { code: "123456", minutes: 10, isKnown }),
  ]),
  ["payout number", numberCodeSms(brand, "123456", 10)],
  ["recovery", recoverySms(brand, "123456")],
  ["idle account", idleSms(brand, "26/11/2026", site + at("signIn"))],
  ...(["owner", "reader"] as const).map((role): [string, string] => [
    `invitation ${role}`,
    invitationSms(brand, name, role, site + at("notebookInvitation", { token })),
  ]),
  ...Object.entries(erasureSms).map(([kind, write]): [string, string] => [
    kind,
    erasureMessage(brand, write("22/09/2027 à 10:00"), site + at("erasure", { token })),
  ]),
];

describe("the SMS of a notice", () => {
  it.each(sentences)("%s is one segment of GSM-7", (_, sentence) => {
    expect(sentence).not.toBe("");
    expect(smsLength(writeSms(brand, sentence, link))).toMatchObject({
      ...{ encoding: "gsm", segments: 1 },
    });
  });

  it("of a quote, a booking's deposit and a withdrawal have the link to their page", () => {
    const pages = {
      "quote-received": at("request", { id: 123_456 }),
      "booking deposit customer": at("reservation", { id: 123_456 }),
      "booking withdrawn customer": at("reservation", { id: 123_456 }),
      "withdrawal asked false": at("fabricMoney", { id: 123_456 }),
      "payout settled false": at("proEarnings"),
    };
    const byKind = new Map(sentences);
    for (const [kind, page] of Object.entries(pages))
      expect(writeSms(brand, byKind.get(kind) ?? "", site + page), kind).toContain(site);
  });
});

describe("an SMS that nobody chooses", () => {
  it.each(texts)("%s is one segment of GSM-7", (_, text) => {
    expect(smsLength(onlyGsm(text))).toMatchObject({ encoding: "gsm", segments: 1 });
  });
});

it("looks at the texts of every file that enqueues an SMS", () => {
  const folder = new URL("../../../", import.meta.url).pathname;
  const found = globSync("areas/**/*.ts", { cwd: folder })
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) =>
      /enqueue\([^)]*"send-short-message"|enqueueAskedSms\(/.test(
        readFileSync(folder + file, "utf8"),
      ),
    );
  expect(found.sort()).toEqual(senders);
});
