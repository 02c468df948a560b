import { describe, expect, it } from "vitest";
import { requestContext } from "./app-context.ts";
import { readTicket, writeTicket } from "./areas/accounts/facebook/profile-ticket.ts";
import { matchPhoneCode, writePhoneCode } from "./areas/accounts/registration/phone-code.ts";
import {
  deliveryOfUnsubscribeToken,
  unsubscribeAddress,
} from "./areas/campaigns/suppression-list/unsubscribe-link.ts";
import { linkToken, subscriptionOf } from "./areas/content/newsletter/newsletter-link.ts";
import { eventPreviewAddress, openPreview } from "./areas/designs/signed-preview.ts";
import { isOpenAddress, signedFileAddress } from "./areas/files/signed-address.ts";
import { checkInAddress, readCheckInKey } from "./areas/invitations/check-in/check-in-key.ts";
import { codeOfGuest } from "./areas/invitations/check-in/entry-code.ts";
import { isOpenReceipt, receiptAddress } from "./areas/payments/receipts/receipt-address.ts";
import { orangeReceiptToken, readOrangeReceipt } from "./drivers/sms/orange-receipt.ts";
import { readPayload, storePayload } from "./jobs/job-payload.ts";
import { decrypt, encrypt, type Secrets } from "./secrets.ts";
import { testApp } from "./testing/app.ts";
import { addGuests } from "./testing/cards.ts";
import { registerCouple } from "./testing/cast.ts";
import { makeCheckInLink } from "./testing/responses.ts";

const now = new Date("2026-11-22T10:00:00Z");
const file = "0b5cf0a4-6a52-4a5c-9f3c-0a54f34b7c55";
const person = { id: "1", givenNames: "Awa", lastName: "Konan", email: null };

const parameters = (address: string) => {
  const query = new URL(address, "http://joie.test").searchParams;
  return {
    event: query.get("event") ?? "",
    expires: query.get("e") ?? "",
    signature: query.get("s") ?? "",
  };
};
const last = (address: string) => address.split("/").at(-1) ?? "";

/** Every kind of thing that bears our secret: how it is made, and whether it is taken. */
const kinds: Record<
  string,
  [make: (secret: string) => string, take: (s: Secrets, made: string) => boolean]
> = {
  "a file's address": [
    (secret) => signedFileAddress(secret, file, now),
    (secrets, made) => isOpenAddress(secrets, file, parameters(made), now),
  ],
  "a preview's address": [
    (secret) => eventPreviewAddress(secret, "arche", 7, now),
    (secrets, made) => openPreview(secrets, "arche", parameters(made), now) === 7,
  ],
  "a receipt's address": [
    (secret) => receiptAddress(secret, "JDJ-1", now),
    (secrets, made) => isOpenReceipt(secrets, "JDJ-1", parameters(made), now),
  ],
  "a check-in link": [
    (secret) => last(checkInAddress(secret, 7)),
    (secrets, made) => readCheckInKey(secrets, made) === 7,
  ],
  "an unsubscribe link": [
    (secret) => last(unsubscribeAddress({ publicUrl: "", secret }, 7)),
    (secrets, made) => deliveryOfUnsubscribeToken(secrets, made) === 7,
  ],
  "a newsletter's link": [
    (secret) => linkToken(secret, "confirm", 7),
    (secrets, made) => subscriptionOf(secrets, "confirm", made) === 7,
  ],
  "a Facebook ticket": [
    (secret) => writeTicket(secret, person, now),
    (secrets, made) => readTicket(secrets, made, now)?.id === "1",
  ],
  "the address of Orange's delivery receipts": [
    orangeReceiptToken,
    (secrets, made) =>
      readOrangeReceipt(secrets, { body: "{}", signature: made } as never) !== null,
  ],
  "an encrypted text": [
    (secret) => encrypt([secret], "test", "bonjour"),
    (secrets, made) => decrypt(secrets, "test", made) === "bonjour",
  ],
  "a job": [
    (secret) => JSON.stringify(storePayload([secret], "password-reset", { email: "a@b.ci" })),
    (secrets, made) => {
      try {
        return Object.hasOwn(
          Object(readPayload(secrets, "password-reset", JSON.parse(made))),
          "email",
        );
      } catch {
        return false;
      }
    },
  ],
};

describe("once the secret is changed", () => {
  it.each(Object.entries(kinds))("%s made with a former one is still good", (_, [make, take]) => {
    const made = make("former");
    expect(take(["former"], made)).toBe(true);
    expect(take(["new", "older", "former"], made)).toBe(true);
    expect(take(["new", "older"], made)).toBe(false);
    expect(take(["new", "former"], make("new"))).toBe(true);
  });
});

const app = testApp();
const rotated = { previousSecrets: ["a secret of tests, long enough to be one"] };

describe("once the secret of a running product is changed", () => {
  it("a code that was sent before is still taken, with the former secret alone", async () => {
    const phone = "+2250701020304";
    const context = requestContext(app);
    const { code } = await app.db.transaction((tx) => writePhoneCode(tx, context, phone));
    const settings = { ...context.settings, secret: "new" };
    await expect(matchPhoneCode({ ...context, settings }, { phone }, code)).rejects.toThrow();
    const withFormer = { ...settings, ...rotated };
    expect(
      await matchPhoneCode({ ...context, settings: withFormer }, { phone }, code),
    ).toBeGreaterThan(0);
  });

  it("guests are let in by the codes of cards that were printed before", async () => {
    const couple = await registerCouple(app);
    const [guest = 0] = await addGuests(app, couple, [{}]);
    const { key } = await makeCheckInLink(app, couple);
    const former = app.settings.secret;
    Object.assign(app.settings, { secret: "new", previousSecrets: [former] });
    try {
      const { body, status } = await app.call("GET", `/api/v1/door/${key}`);
      expect(status).toBe(200);
      const { hashOfCode } = await import("@jdj/contract/invitations/entry-code");
      expect(body).toMatchObject({
        parties: [
          {
            hash: await hashOfCode(codeOfGuest("new", guest)),
            former_hashes: [await hashOfCode(codeOfGuest(former, guest))],
          },
        ],
      });
    } finally {
      Object.assign(app.settings, { secret: former, previousSecrets: [] });
    }
  });
});
