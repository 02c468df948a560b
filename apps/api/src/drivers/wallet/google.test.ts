import { generateKeyPairSync } from "node:crypto";
import { jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { googleWallet, googleWalletDriver, LINK_CHARACTERS } from "./google.ts";
import type { EntryPass } from "./port.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

const driver = googleWalletDriver({
  issuerId: "3388000000022212345",
  account: "passes@joie-du-jour.iam.gserviceaccount.com",
  privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  link: googleWallet,
});

const pass: EntryPass = {
  eventKey: "event-3-abcdefghijkl",
  key: "guest-7-abcdefghijkl",
  issuer: "Yann et Awa",
  eventName: "Mariage de Yann et Awa",
  guestName: "Aya N’Guessan",
  people: 3,
  code: "JJ0123456789ABCDEF",
  startsAt: "2027-03-20T10:00",
  place: "à la mairie du Plateau",
  lastDay: "2027-03-21",
};

async function read(address: string) {
  const { payload } = await jwtVerify(address.slice(googleWallet.length), publicKey, {
    issuer: "passes@joie-du-jour.iam.gserviceaccount.com",
    audience: "google",
  });
  return payload;
}

describe("a link to Google Wallet", () => {
  it("contains the whole pass with its event, signed by our account", async () => {
    const payload = await read(await driver.addressOf(pass));
    expect(payload.typ).toBe("savetowallet");
    expect(payload.payload).toMatchObject({
      eventTicketClasses: [
        {
          id: "3388000000022212345.event-3-abcdefghijkl",
          issuerName: "Yann et Awa",
          eventName: { defaultValue: { language: "fr", value: "Mariage de Yann et Awa" } },
          dateTime: { start: "2027-03-20T10:00:00Z" },
          venue: { name: { defaultValue: { value: "à la mairie du Plateau" } } },
        },
      ],
      eventTicketObjects: [
        {
          id: "3388000000022212345.guest-7-abcdefghijkl",
          classId: "3388000000022212345.event-3-abcdefghijkl",
          state: "ACTIVE",
          barcode: { type: "QR_CODE", value: "JJ0123456789ABCDEF" },
          validTimeInterval: { end: { date: "2027-03-21T23:59:59Z" } },
        },
      ],
    });
  });

  it("tells no hour and no place that are not known", async () => {
    const address = await driver.addressOf({ ...pass, startsAt: "2027-03-20", place: null });
    const { payload } = await read(address);
    expect(JSON.stringify(payload)).not.toMatch(/dateTime|venue/);
  });

  it("is short enough for every browser, whatever the names", async () => {
    const long = "Ébène-Désirée Gnéplé-Kouaméé de l’Étoile du Zanzan à Bondoukou ".repeat(4);
    const named = { issuer: long, eventName: long, guestName: long, place: long };
    const address = await driver.addressOf({ ...pass, ...named });
    expect(address.length).toBeLessThanOrEqual(LINK_CHARACTERS);
    expect(JSON.stringify(await read(address))).toContain("Ébène-Désirée");
  });
});
