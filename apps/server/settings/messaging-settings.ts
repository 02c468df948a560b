import type { Database } from "@jdj/api/database/connect";
import { FIRST_CONTRACT } from "@jdj/api/drivers/gateway-contracts";
import { embeddedSms } from "@jdj/api/drivers/sms/embedded";
import { noSms } from "@jdj/api/drivers/sms/none";
import { orangeSms } from "@jdj/api/drivers/sms/orange";
import type { SmsDriver } from "@jdj/api/drivers/sms/port";
import { cloudWhatsApp } from "@jdj/api/drivers/whatsapp/cloud";
import { embeddedTemplates, embeddedWhatsApp } from "@jdj/api/drivers/whatsapp/embedded";
import { noWhatsApp } from "@jdj/api/drivers/whatsapp/none";
import type { WhatsAppDriver } from "@jdj/api/drivers/whatsapp/port";
import type { WhatsAppTemplates } from "@jdj/api/settings";
import { z } from "zod";
import type { Drivers } from "./driver-settings.ts";

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

const perSecond = z.coerce.number().positive().max(1000).optional();

/** SMS and WhatsApp. */
export const messagingShape = {
  /** How SMS segments are billed: `real`, as operators count them; `spec`, length divided by 160. */
  SMS_SEGMENTS: z.enum(["real", "spec"]).default("real"),
  ORANGE_SMS_URL: address.default("https://api.orange.com"),
  ORANGE_SMS_CLIENT_ID: z.string().min(1).optional(),
  ORANGE_SMS_CLIENT_SECRET: z.string().min(1).optional(),
  /** The sender's number, as Orange granted it. */
  ORANGE_SMS_SENDER: z
    .string()
    .regex(/^\+\d{4,15}$/, "a number such as +2250000 is expected")
    .default("+2250000"),
  /** The sender's name that phones show instead, 11 characters at most, if Orange granted one. */
  ORANGE_SMS_SENDER_NAME: z.string().min(1).max(11).optional(),
  /** SMS that one process begins in a second. */
  ORANGE_SMS_PER_SECOND: perSecond,
  /** What account SMS (codes, invitations to a notebook) may cost in a day, in FCFA; beyond it none is sent. */
  DAILY_SPEND_FCFA: z.coerce.number().int().min(0).default(50_000),
  /** Codes by SMS in a day by calling code, `*` for the others: `225=5000 33=100 *=20`. */
  OTP_BY_COUNTRY: z
    .string()
    .regex(/^((\d{1,3}|\*)=\d+\s*)*$/, "pairs such as 225=5000 33=100 *=20 are expected")
    .default("")
    .transform(
      (pairs): Record<string, number> =>
        Object.fromEntries(
          pairs
            .split(/\s+/)
            .filter(Boolean)
            .map((pair) => pair.split("="))
            .map(([code = "", most]) => [code, Number(most)]),
        ),
    ),
  WHATSAPP_URL: address.default("https://graph.facebook.com/v23.0"),
  WHATSAPP_ACCESS_TOKEN: z.string().min(1).optional(),
  /** The id of the WhatsApp Business account, which tells its templates from those of another. */
  WHATSAPP_ACCOUNT_ID: z.string().regex(/^\d+$/, "digits are expected").optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, "digits are expected").optional(),
  /** The key that signs the webhooks of WhatsApp. */
  WHATSAPP_APP_SECRET: z.string().min(1).optional(),
  /** The token that WhatsApp sends when the webhook is registered. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(8).optional(),
  /** The name of an approved template: a picture, then name, text and link. */
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .optional(),
  /** The name of an approved template of notices to accounts: text, then link. */
  WHATSAPP_NOTICE_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .optional(),
  /** Messages that one process begins in a second. */
  WHATSAPP_PER_SECOND: perSecond,
};

const shape = z.object(messagingShape);
type Messaging = z.infer<typeof shape>;
type Chosen = Pick<Drivers, "SMS_DRIVER" | "WHATSAPP_DRIVER">;

/** The settings that live drivers lack, one line each. */
export function messagingErrors(raw: Messaging & Partial<Chosen>): string[] {
  const needs: [boolean, string, (keyof Messaging)[]][] = [
    [
      raw.SMS_DRIVER === "orange",
      "SMS_DRIVER=orange",
      ["ORANGE_SMS_CLIENT_ID", "ORANGE_SMS_CLIENT_SECRET"],
    ],
    [
      raw.WHATSAPP_DRIVER === "cloud",
      "WHATSAPP_DRIVER=cloud",
      [
        "WHATSAPP_ACCESS_TOKEN",
        "WHATSAPP_PHONE_ID",
        "WHATSAPP_APP_SECRET",
        "WHATSAPP_VERIFY_TOKEN",
        "WHATSAPP_TEMPLATE",
      ],
    ],
  ];
  return needs
    .filter(([isChosen]) => isChosen)
    .flatMap(([, choice, names]) =>
      names
        .filter((name) => raw[name] === undefined)
        .map((name) => `${name} is missing: ${choice} needs it`),
    );
}

/** The SMS driver of one contract that the settings choose. */
export function chooseSms(
  settings: Messaging & Chosen & { SECRET: string; SECRET_PREVIOUS: string[] },
  db: Database,
  contract?: number,
): SmsDriver {
  if (settings.SMS_DRIVER === "embedded") return embeddedSms(db, settings.SECRET, contract);
  const { ORANGE_SMS_CLIENT_ID: clientId, ORANGE_SMS_CLIENT_SECRET: clientSecret } = settings;
  if (settings.SMS_DRIVER === "none" || !clientId || !clientSecret) return noSms();
  const account = {
    url: settings.ORANGE_SMS_URL,
    clientId,
    clientSecret,
    sender: settings.ORANGE_SMS_SENDER,
    senderName: settings.ORANGE_SMS_SENDER_NAME ?? null,
    perSecond: settings.ORANGE_SMS_PER_SECOND,
    ...(contract === undefined ? {} : { contract }),
  };
  return orangeSms(account, [settings.SECRET, ...settings.SECRET_PREVIOUS], () => new Date());
}

/** A contract with WhatsApp besides the first, with the settings that differ from it. */
interface FurtherNumber {
  number: number;
  values: Partial<Messaging>;
}

/** The templates by which WhatsApp messages leave by each contract; none without the service. */
export function whatsAppTemplates(
  settings: Messaging & Chosen & { furtherContracts: { whatsapp: readonly FurtherNumber[] } },
): readonly WhatsAppTemplates[] {
  const { WHATSAPP_DRIVER, furtherContracts } = settings;
  if (WHATSAPP_DRIVER === "none") return [];
  const contracts = [{ number: FIRST_CONTRACT, values: {} }, ...furtherContracts.whatsapp];
  return contracts.flatMap(({ number: contract, values }) => {
    if (WHATSAPP_DRIVER === "embedded")
      return embeddedTemplates.map((templates) => ({ ...templates, contract }));
    const {
      WHATSAPP_ACCOUNT_ID: account = null,
      WHATSAPP_TEMPLATE: card,
      WHATSAPP_NOTICE_TEMPLATE: message = null,
    } = { ...settings, ...values };
    return card === undefined ? [] : [{ contract, account, card, message }];
  });
}

/** The WhatsApp driver of one contract that the settings choose. */
export function chooseWhatsApp(
  settings: Messaging & Chosen & { SECRET: string },
  db: Database,
  contract?: number,
): WhatsAppDriver {
  if (settings.WHATSAPP_DRIVER === "embedded")
    return embeddedWhatsApp(db, settings.SECRET, contract);
  const accessToken = settings.WHATSAPP_ACCESS_TOKEN;
  const phoneId = settings.WHATSAPP_PHONE_ID;
  const appSecret = settings.WHATSAPP_APP_SECRET;
  const verifyToken = settings.WHATSAPP_VERIFY_TOKEN;
  const template = settings.WHATSAPP_TEMPLATE;
  const isLive = settings.WHATSAPP_DRIVER === "cloud";
  if (!isLive || !accessToken || !phoneId || !appSecret || !verifyToken || !template)
    return noWhatsApp();
  const url = settings.WHATSAPP_URL;
  const noticeTemplate = settings.WHATSAPP_NOTICE_TEMPLATE ?? null;
  const account = { url, accessToken, phoneId, appSecret, verifyToken, template, noticeTemplate };
  return cloudWhatsApp({ ...account, perSecond: settings.WHATSAPP_PER_SECOND });
}
