import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { whatsAppTemplates } from "./messaging-settings.ts";
import { readSettings } from "./settings.ts";

const folder = () => mkdtempSync(join(tmpdir(), "jdj-contracts-"));

/** Production, with live drivers for all three channels. */
const production = {
  ...{ NODE_ENV: "production", SECRET: "x".repeat(32), PUBLIC_URL: "https://joie.example" },
  DATABASE_URL: "postgres://joie@database/joie",
  ...{ SUPPORT_PHONE: "+225 27 22 00 00 00", SUPPORT_EMAIL: "bonjour@joie.example" },
  ...{ LEGAL_NAME: "Joie SARL", LEGAL_REGISTER: "CI-1", LEGAL_ADDRESS: "Abidjan" },
  ...{ MAIL_DRIVER: "smtp", SMTP_URL: "smtps://a@one", MAIL_FROM: "bonjour@joie.example" },
  ...{ SMS_DRIVER: "orange", ORANGE_SMS_CLIENT_ID: "one", ORANGE_SMS_CLIENT_SECRET: "s" },
  ORANGE_SMS_SENDER_NAME: "JOIE",
  ...{ WHATSAPP_DRIVER: "cloud", WHATSAPP_ACCESS_TOKEN: "t", WHATSAPP_PHONE_ID: "100" },
  ...{ WHATSAPP_APP_SECRET: "app", WHATSAPP_VERIFY_TOKEN: "verified", WHATSAPP_TEMPLATE: "carte" },
  PAYMENTS_DRIVER: "none",
};
const read = (given: Record<string, string>) =>
  readSettings({ ...production, DATA_DIR: folder(), ...given }, null);

describe("further contracts, in production", () => {
  it("are none where none is set", () => {
    expect(read({}).furtherContracts).toEqual({ mail: [], sms: [], whatsapp: [] });
  });

  it("share what they do not say with the first, but for its name and its rate", () => {
    const { furtherContracts } = read({
      ...{ ORANGE_SMS_PER_SECOND: "15", ORANGE_SMS_CLIENT_ID_3: "three" },
      ...{ ORANGE_SMS_CLIENT_SECRET_3: "s3", ORANGE_SMS_PER_SECOND_3: "40" },
      ...{ WHATSAPP_PHONE_ID_2: "200", SMTP_URL_2: "smtps://b@two" },
    });
    expect(furtherContracts).toEqual({
      mail: [{ number: 2, values: { SMTP_URL: "smtps://b@two", MAIL_PER_SECOND: undefined } }],
      sms: [
        {
          number: 3,
          values: {
            ...{ ORANGE_SMS_CLIENT_ID: "three", ORANGE_SMS_CLIENT_SECRET: "s3" },
            ...{ ORANGE_SMS_SENDER_NAME: undefined, ORANGE_SMS_PER_SECOND: 40 },
          },
        },
      ],
      whatsapp: [
        { number: 2, values: { WHATSAPP_PHONE_ID: "200", WHATSAPP_PER_SECOND: undefined } },
      ],
    });
  });

  it("have templates of their own, or the first contract's", () => {
    const own = { WHATSAPP_PHONE_ID_3: "300", WHATSAPP_TEMPLATE_3: "autre_carte" };
    const settings = read({ WHATSAPP_PHONE_ID_2: "200", ...own, WHATSAPP_ACCOUNT_ID_3: "7" });
    expect(whatsAppTemplates(settings)).toEqual([
      { contract: 1, account: null, card: "carte", message: null },
      { contract: 2, account: null, card: "carte", message: null },
      { contract: 3, account: "7", card: "autre_carte", message: null },
    ]);
  });

  it("say what they lack", () => {
    expect(() => read({ ORANGE_SMS_CLIENT_ID_2: "two" })).toThrow(
      "ORANGE_SMS_CLIENT_SECRET_2 is missing: contract 2 needs it",
    );
    expect(() => read({ WHATSAPP_TEMPLATE_4: "carte" })).toThrow(
      "WHATSAPP_PHONE_ID_4 is missing: contract 4 needs it",
    );
    expect(() => read({ MAIL_FROM_2: "a@b.ci" })).toThrow("SMTP_URL_2 is missing");
    expect(() => read({ WHATSAPP_PHONE_ID_2: "200", WHATSAPP_ACCESS_TOKEN_2: "u" })).toThrow(
      "WHATSAPP_APP_SECRET_2 is missing: WHATSAPP_ACCESS_TOKEN_2 comes with the secret of its application",
    );
  });

  it("are refused where two are the same, and where a value is wrong", () => {
    expect(() => read({ WHATSAPP_PHONE_ID_2: "100" })).toThrow(
      "WHATSAPP_PHONE_ID_2 is wrong: another contract has the same",
    );
    expect(() => read({ SMTP_URL_2: "smtps://b@two", SMTP_URL_3: "smtps://b@two" })).toThrow(
      "SMTP_URL_3 is wrong: another contract has the same",
    );
    expect(() => read({ WHATSAPP_PHONE_ID_2: "200", WHATSAPP_PER_SECOND_2: "often" })).toThrow(
      /^WHATSAPP_PER_SECOND_2 is wrong: /,
    );
  });

  it("are known to the file of settings, up to the tenth", () => {
    const file = join(folder(), ".env");
    writeFileSync(file, "WHATSAPP_PHONE_ID_10=900\n");
    expect(readSettings({ ...production, DATA_DIR: folder() }, file)).toMatchObject({
      furtherContracts: { whatsapp: [{ number: 10 }] },
    });
    writeFileSync(file, "WHATSAPP_PHONE_ID_11=900\n");
    expect(() => readSettings({ ...production, DATA_DIR: folder() }, file)).toThrow(
      "WHATSAPP_PHONE_ID_11 in .env is no known setting",
    );
  });

  it("are of no account while the channel is closed", () => {
    const closed = { SMS_DRIVER: "none", ORANGE_SMS_CLIENT_ID_2: "two" };
    expect(() => read(closed)).not.toThrow();
  });
});
