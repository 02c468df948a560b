import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closedServices, driverShape } from "./driver-settings.ts";
import { readSettings, settingNames } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";
import { readmeWithSettings } from "./settings-table.ts";
import { siteContacts } from "./site-settings.ts";

function folder(): string {
  return mkdtempSync(join(tmpdir(), "jdj-settings-"));
}

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

/** Production with every outside service closed. */
const live = {
  NODE_ENV: "production",
  SECRET: "x".repeat(32),
  DATABASE_URL: "postgres://joie@database/joie",
  PUBLIC_URL: "https://joie.example",
  SUPPORT_PHONE: "+225 27 22 00 00 00",
  SUPPORT_EMAIL: "bonjour@joie.example",
  LEGAL_NAME: "Joie SARL",
  LEGAL_REGISTER: "CI-ABJ-03-2026-B12-00001",
  LEGAL_ADDRESS: "Abidjan, Cocody",
};
const closed: Record<string, string> = {
  MAIL_DRIVER: "none",
  SMS_DRIVER: "none",
  WHATSAPP_DRIVER: "none",
  PAYMENTS_DRIVER: "none",
};

describe("the settings", () => {
  it("are in the table of the README as they are checked", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
    expect(readmeWithSettings()).toBe(readme);
    for (const name of settingNames) expect(readme).toContain(`| \`${name}\` |`);
  });
  it("are all optional for the demonstration", () => {
    const settings = readSettings({ DATA_DIR: folder() }, null);
    expect(settings).toMatchObject({ PORT: 3000, BRAND: "Joie du Jour", loadDemonstration: true });
  });
  it("close what takes money for others in production without the institution that holds it", () => {
    const services = (given: Record<string, string>, isProduction: boolean) =>
      closedServices({ ...readSettings({ DATA_DIR: folder() }, null), isProduction, ...given });
    expect(services({}, false)).not.toContain("held-funds");
    expect(services({}, true)).toContain("held-funds");
    expect(services({ FUNDS_HELD_BY: "Banque Kora" }, true)).not.toContain("held-funds");
  });
  it("store one secret with the data", () => {
    const DATA_DIR = folder();
    const first = readSettings({ DATA_DIR }, null).SECRET;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readSettings({ DATA_DIR }, null).SECRET).toBe(first);
    expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(first);
  });
  it("refuse a value that is not one of those known", () => {
    expect(() => readSettings({ GATE: "open" }, null)).toThrow(/^GATE is wrong/);
    expect(() => readSettings({ PORT: "http" }, null)).toThrow(SettingsError);
  });
  it("refuse an unknown name in the file", () => {
    const file = join(folder(), ".env");
    writeFileSync(file, "DATABSE_URL=postgres://x\n");
    expect(() => readSettings({}, file)).toThrow("DATABSE_URL in .env is no known setting");
  });
  it("refuse production without a secret", () => {
    expect(() => readSettings({ ...live, SECRET: undefined, ...closed }, null)).toThrow(
      /^SECRET is missing/,
    );
  });
  it.each([
    "PUBLIC_URL",
    "SUPPORT_PHONE",
    "SUPPORT_EMAIL",
    "LEGAL_NAME",
    "LEGAL_REGISTER",
    "LEGAL_ADDRESS",
  ])("refuse production without %s, which nobody can invent", (name) => {
    const given = { ...live, ...closed, [name]: undefined };
    expect(() => readSettings(given, null)).toThrow(new RegExp(`^${name} is missing`));
  });
  it("refuse a public address without TLS in production, except on the same machine", () => {
    const at = (PUBLIC_URL: string) => readSettings({ ...live, ...closed, PUBLIC_URL }, null);
    expect(() => at("http://joie.example")).toThrow(/^PUBLIC_URL is wrong: .* needs https/);
    expect(at("http://localhost:3000").PUBLIC_URL).toBe("http://localhost:3000");
    expect(at("http://127.0.0.1:3000").isProduction).toBe(true);
  });
  it("show no link in production that only the demonstration has", () => {
    const contacts = siteContacts(readSettings({ ...live, ...closed }, null));
    expect(contacts).toMatchObject({ networks: [], stores: { android: null, ios: null } });
    expect(JSON.stringify(contacts)).not.toMatch(/example\.com|00 00 00 00 00"/);
    const given = { FACEBOOK_URL: "https://facebook.com/joie" };
    expect(siteContacts(readSettings({ ...live, ...closed, ...given }, null)).networks).toEqual([
      { name: "Facebook", url: "https://facebook.com/joie" },
    ]);
    const demonstration = siteContacts(readSettings({ DATA_DIR: folder() }, null));
    expect(demonstration.networks).toHaveLength(4);
    expect(demonstration.phone).toBe("+225 00 00 00 00 00");
  });
  it("are told all at once when several are wrong, one line each", () => {
    const file = join(folder(), ".env");
    writeFileSync(file, "DATABSE_URL=postgres://x\nSMPT_URL=smtp://x\n");
    const given = { NODE_ENV: "production", ROLE: "everything", PORT: "http", GATE: "open" };
    const lines = messageOf(() => readSettings(given, file)).split("\n");
    expect(lines).toEqual([
      "DATABSE_URL in .env is no known setting",
      "SMPT_URL in .env is no known setting",
      expect.stringMatching(/^ROLE is wrong/),
      expect.stringMatching(/^PORT is wrong/),
      expect.stringMatching(/^GATE is wrong/),
      ...["SECRET", "PUBLIC_URL", "SUPPORT_PHONE", "SUPPORT_EMAIL"].map((name) =>
        expect.stringMatching(new RegExp(`^${name} is missing`)),
      ),
      ...["LEGAL_NAME", "LEGAL_REGISTER", "LEGAL_ADDRESS", "DATABASE_URL"].map((name) =>
        expect.stringMatching(new RegExp(`^${name} is missing`)),
      ),
      ...Object.keys(closed).map((name) =>
        expect.stringMatching(new RegExp(`^${name} is missing`)),
      ),
    ]);
  });
  it("do not call a wrong value missing too", () => {
    const given = { ...live, ...closed, DATABASE_URL: "mysql://joie" };
    expect(messageOf(() => readSettings(given, null))).toBe(
      "DATABASE_URL is wrong: an address such as postgres://user:password@host/database is expected",
    );
  });
  it("accept a folder of sockets as the server's address", () => {
    const DATABASE_URL = "postgres:///joie?host=/var/run/postgresql";
    expect(readSettings({ ...live, ...closed, DATABASE_URL }, null)).toMatchObject({
      DATABASE_URL,
    });
  });
  it("refuse production on the embedded database, unless one accepts it", () => {
    const embedded = { ...live, ...closed, DATABASE_URL: undefined };
    expect(() => readSettings(embedded, null)).toThrow(/^DATABASE_URL is missing/);
    expect(readSettings({ ...embedded, EMBEDDED_DATABASE: "1" }, null).isProduction).toBe(true);
  });
  it("refuse any fake driver in production, whatever else is set", () => {
    for (const name of Object.keys(driverShape)) {
      if (name === "BLOG_DRIVER") continue;
      const given = { ...live, ...closed, [name]: "embedded", ALLOW_EMBEDDED: "1" };
      expect(() => readSettings(given, null), name).toThrow(`${name}=embedded is a fake`);
    }
  });
  it("refuse production without a chosen driver for messages and payments", () => {
    for (const name of Object.keys(closed)) {
      const incomplete: Record<string, string> = { ...live, ...closed };
      delete incomplete[name];
      expect(() => readSettings(incomplete, null), name).toThrow(
        `${name} is missing: NODE_ENV=produc`,
      );
    }
  });
  it("open no fake driver in production", () => {
    expect(readSettings({ ...live, ...closed }, null)).toMatchObject({
      isProduction: true,
      hasBanner: false,
      hasMailCatcher: false,
      loadDemonstration: false,
      FACEBOOK_DRIVER: "none",
      VIDEO_DRIVER: "hosts",
      BLOG_DRIVER: "own",
      FNE_DRIVER: "none",
    });
  });
  it("ask for all that the tax office's platform needs, and refuse its fake in production", () => {
    const given = { ...live, ...closed };
    expect(() => readSettings({ ...given, FNE_DRIVER: "embedded" }, null)).toThrow(
      "FNE_DRIVER=embedded is a fake, which NODE_ENV=production never runs: choose fne or none",
    );
    expect(() => readSettings({ ...given, FNE_DRIVER: "fne" }, null)).toThrow(
      /FNE_URL is missing.*FNE_API_KEY.*FNE_ESTABLISHMENT.*FNE_POINT_OF_SALE/s,
    );
    const all = {
      FNE_DRIVER: "fne",
      FNE_URL: "https://fne.exemple.ci/ws/",
      FNE_API_KEY: "key",
      FNE_ESTABLISHMENT: "Siège",
      FNE_POINT_OF_SALE: "En ligne",
    };
    expect(readSettings({ ...given, ...all }, null)).toMatchObject({
      FNE_URL: "https://fne.exemple.ci/ws",
    });
  });
  it("ask for all that Google Wallet needs, and for a key that can sign", () => {
    const given = { ...live, ...closed, WALLET_DRIVER: "google" };
    expect(() => readSettings(given, null)).toThrow(
      /GOOGLE_WALLET_ISSUER_ID is missing.*GOOGLE_WALLET_ACCOUNT.*GOOGLE_WALLET_KEY/s,
    );
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const all = {
      ...given,
      GOOGLE_WALLET_ISSUER_ID: "3388000000022212345",
      GOOGLE_WALLET_ACCOUNT: "passes@joie.iam.gserviceaccount.com",
    };
    expect(() => readSettings({ ...all, GOOGLE_WALLET_KEY: "none" }, null)).toThrow(
      "GOOGLE_WALLET_KEY",
    );
    // As it is in Google's JSON file, with its line breaks escaped.
    const escaped = { ...all, GOOGLE_WALLET_KEY: pem.replaceAll("\n", "\\n") };
    expect(readSettings(escaped, null)).toMatchObject({ GOOGLE_WALLET_KEY: pem });
  });
  it("open each fake driver by its own setting", () => {
    const none = {
      ...closed,
      ...{ FACEBOOK_DRIVER: "none", PAYOUTS_DRIVER: "none", FNE_DRIVER: "none" },
      DATA_DIR: folder(),
    };
    expect(readSettings(none, null)).toMatchObject({ hasBanner: false, hasMailCatcher: false });
    const byMail = readSettings({ ...none, MAIL_DRIVER: "embedded" }, null);
    expect(byMail).toMatchObject({
      hasBanner: true,
      hasMailCatcher: true,
      FACEBOOK_DRIVER: "none",
    });
    const paying = readSettings({ ...none, PAYMENTS_DRIVER: "embedded" }, null);
    expect(paying).toMatchObject({ hasBanner: true, hasMailCatcher: false });
    const signing = readSettings({ ...none, FNE_DRIVER: "embedded" }, null);
    expect(signing).toMatchObject({ hasBanner: true, hasMailCatcher: false });
    const payouts = readSettings({ ...none, PAYOUTS_DRIVER: "embedded" }, null);
    expect(payouts).toMatchObject({ hasBanner: true, hasMailCatcher: false });
    const facebook = readSettings({ ...none, FACEBOOK_DRIVER: "embedded" }, null);
    expect(facebook).toMatchObject({ hasBanner: true, hasMailCatcher: false });
  });
  it("load the demonstration data only where nothing can really be sent or charged", () => {
    const loads = (given: Record<string, string>) =>
      readSettings({ DATA_DIR: folder(), ...given }, null).loadDemonstration;
    const smtp = { MAIL_DRIVER: "smtp", SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.ci" };
    const orange = { ORANGE_SMS_CLIENT_ID: "i", ORANGE_SMS_CLIENT_SECRET: "s" };
    expect(loads({})).toBe(true);
    expect(loads({ SMS_DRIVER: "none", PAYMENTS_DRIVER: "none" })).toBe(true);
    expect(loads({ DEMONSTRATION: "0" })).toBe(false);
    expect(loads(smtp)).toBe(false);
    expect(loads({ SMS_DRIVER: "orange", ...orange })).toBe(false);
  });
  it("refuse a combination in which nobody could pass the verification gate", () => {
    expect(() => readSettings({ MAIL_DRIVER: "none", GATE: "email" }, null)).toThrow(/^GATE=email/);
  });
  it("refuse a live mail driver without its server or its sender", () => {
    expect(() => readSettings({ MAIL_DRIVER: "smtp" }, null)).toThrow(/^SMTP_URL is missing/);
    expect(() => readSettings({ MAIL_DRIVER: "smtp", SMTP_URL: "smtp://localhost" }, null)).toThrow(
      /^MAIL_FROM/,
    );
  });
  it("refuse a live SMS or WhatsApp driver without its keys", () => {
    expect(() => readSettings({ SMS_DRIVER: "orange" }, null)).toThrow(
      "ORANGE_SMS_CLIENT_ID is missing: SMS_DRIVER=orange needs it",
    );
    expect(() =>
      readSettings({ WHATSAPP_DRIVER: "cloud", WHATSAPP_ACCESS_TOKEN: "t" }, null),
    ).toThrow(/^WHATSAPP_PHONE_ID is missing/);
  });
  it("refuse live payments without keys, or with an incomplete set of keys", () => {
    expect(() => readSettings({ PAYMENTS_DRIVER: "live" }, null)).toThrow(/^PAYMENTS_DRIVER=live/);
    expect(() => readSettings({ WAVE_API_KEY: "k" }, null)).toThrow(
      /^WAVE_WEBHOOK_SECRET is missing: the keys of Wave go together/,
    );
    const keys = { WAVE_API_KEY: "k", WAVE_WEBHOOK_SECRET: "s" };
    const settings = readSettings({ PAYMENTS_DRIVER: "live", ...keys, DATA_DIR: folder() }, null);
    expect(settings).toMatchObject({ WAVE_URL: "https://api.wave.com", WAVE_SIGNATURE_DOT: "0" });
  });
  it("refuse one key of Facebook without the other", () => {
    expect(() => readSettings({ FACEBOOK_APP_ID: "225" }, null)).toThrow(/^FACEBOOK_APP_ID and/);
    expect(() => readSettings({ FACEBOOK_APP_SECRET: "s" }, null)).toThrow(/go together/);
    expect(() => readSettings({ FACEBOOK_APP_ID: "abc" }, null)).toThrow(/digits are expected/);
  });
});
