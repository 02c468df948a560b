import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isOfContract } from "./contract-settings.ts";
import { shape } from "./settings.ts";

/** What each setting does, for the README; Markdown. */
const descriptions: Readonly<Record<keyof typeof shape.shape, string>> = {
  NODE_ENV:
    "`production` refuses every fake, asks for what only you know (`DATABASE_URL`, `SECRET`, `PUBLIC_URL`, `SUPPORT_…`, `LEGAL_…`, drivers) and opens nothing under `/dev/`",
  ROLE: "what the process runs: `all` the pages, the API, and the jobs in a thread beside them; `web` (pages and API) and `worker` (jobs) are separate processes with the same `SECRET` and database",
  PORT: "where to listen; `0` for any free port",
  STOP_GRACE_SECONDS:
    "how long a process that is told to stop still answers requests, with `/readyz` at 503, so that a balancer in front of several leaves it out first",
  HOST: "the address to listen on",
  BRAND: "the product's name, as people read it",
  PUBLIC_URL:
    "the public address of the site, `http://localhost:PORT` without it; required with `NODE_ENV=production`, there `https` except on the same machine; links in emails start with it",
  DATA_DIR: "the embedded database, files, the secret",
  DATABASE_URL: "a PostgreSQL server (15 or later) instead of the embedded one",
  DATABASE_DIRECT_URL:
    "the server itself where `DATABASE_URL` is a pooler, for migrations, LISTEN and backups; required with `PREPARED_STATEMENTS=0`: [behind a pooler](docs/operation.md#behind-pgbouncer)",
  DATABASE_REPLICA_URL:
    "a replica of `DATABASE_URL`, for the dashboard and the exports of the console; without it they read the database itself",
  EMBEDDED_DATABASE:
    "with `NODE_ENV=production`, `1` accepts the embedded database instead of `DATABASE_URL`",
  PREPARED_STATEMENTS:
    "`0` behind a pooler in transaction mode (PgBouncer), which gives each transaction another connection of the server",
  SECRET:
    "32 characters or more; created in `DATA_DIR` without it, required with `NODE_ENV=production`",
  SECRET_PREVIOUS:
    "former secrets, separated by commas: [how to change the secret](docs/operation.md#changing-the-secret)",
  LEGAL_NAME:
    "name and form of the company that runs the product, shown on the legal pages; required with `NODE_ENV=production`, as the next two",
  LEGAL_REGISTER: "its number in the trade register",
  LEGAL_ADDRESS: "its address",
  LEGAL_CONTACT: "whom to write to about personal data; `SUPPORT_EMAIL` without it",
  FUNDS_HELD_BY:
    "the licensed institution that holds money for providers, sellers and hosts, named in terms and receipts; without it `NODE_ENV=production` takes no deposit, gift, fabric share or order of the shop online: [regulation](docs/regulation.md)",
  LOG_LEVEL: "the lowest level that is logged; `info` has one line per request",
  METRICS_TOKEN:
    "16 characters or more; who gives it as a bearer token may read `/metrics`, which does not exist without it",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "the address of an OpenTelemetry collector (OTLP over HTTP), without `/v1/traces`; nothing is traced without it",
  OTEL_EXPORTER_OTLP_HEADERS: "headers of the calls to the collector: `name=value,name=value`",
  OTEL_TRACES_SAMPLER_ARG: "the fraction of the traces that is kept, `0` to `1`",
  GATE: "`email`: only a verified email address opens the notebook, not a verified number",
  PASSWORD_POLICY: "`strict`: 8 characters, none of the most common passwords",
  SMTP_URL: "required by `MAIL_DRIVER=smtp`: `smtps://user:password@host`",
  MAIL_FROM: "the sender of emails; required by `MAIL_DRIVER=smtp`",
  MAIL_PER_SECOND:
    "emails that one process begins in a second by this server; as many as it takes without it",
  FACEBOOK_APP_ID: "the key of our Facebook application",
  FACEBOOK_APP_SECRET: "its secret; both or neither",
  SMS_SEGMENTS: "how SMS are billed: `real` by segments, `spec` by length divided by 160",
  ORANGE_SMS_URL: "the address of Orange's SMS API",
  ORANGE_SMS_CLIENT_ID: "required by `SMS_DRIVER=orange`",
  ORANGE_SMS_CLIENT_SECRET: "required by `SMS_DRIVER=orange`",
  ORANGE_SMS_SENDER: "the sender's number, as Orange granted it",
  ORANGE_SMS_SENDER_NAME:
    "the sender's name that phones show instead, 11 characters at most, if Orange granted one",
  ORANGE_SMS_PER_SECOND:
    "SMS that one process begins in a second by this contract; 20 without it, below what Orange takes",
  REFUND_APPROVAL_FCFA: "a refund of more than this waits for a second member of staff",
  DAILY_SPEND_FCFA:
    "what account SMS (codes, invitations) may cost in a day; the operator is alerted at 80 %, and beyond it none is sent",
  OTP_BY_COUNTRY:
    "SMS codes in a day by calling code, such as `225=5000 33=100 *=20`; without it 5000 for 225, 300 for its neighbours, 50 for others",
  WHATSAPP_URL: "the address of WhatsApp's API",
  WHATSAPP_ACCESS_TOKEN: "required by `WHATSAPP_DRIVER=cloud`",
  WHATSAPP_ACCOUNT_ID:
    "the id of the WhatsApp Business account; needed where contracts are of several accounts whose templates have the same name",
  WHATSAPP_PHONE_ID: "required by `WHATSAPP_DRIVER=cloud`: the number of the sender's phone",
  WHATSAPP_APP_SECRET: "required by `WHATSAPP_DRIVER=cloud`: signs its webhooks",
  WHATSAPP_VERIFY_TOKEN: "required by `WHATSAPP_DRIVER=cloud`: sent when the webhook is registered",
  WHATSAPP_TEMPLATE:
    "required by `WHATSAPP_DRIVER=cloud`: an approved template with a picture, then name, text and link",
  WHATSAPP_PER_SECOND:
    "messages that one process begins in a second from this number; 80 without it, WhatsApp's default",
  VAPID_PUBLIC_KEY:
    "our key for notices on devices, base64url, as `npx web-push generate-vapid-keys` makes it; without it `NODE_ENV=production` offers none, and elsewhere a start makes one and keeps it in `DATA_DIR`. Devices know the key: with another one each has to be added again",
  VAPID_PRIVATE_KEY: "its private key; both or neither",
  MAIL_DRIVER: "`none`: no email, so registration is by phone only",
  SMS_DRIVER: "`none`: no SMS, so registration is by email only",
  WHATSAPP_NOTICE_TEMPLATE:
    "an approved template without a picture, text then link: with it, providers may get new requests by WhatsApp",
  WHATSAPP_DRIVER: "`none`: no WhatsApp channel",
  PAYMENTS_DRIVER:
    "`live` opens the companies whose keys are given; `none` closes every payment method, while existing credit can still be used",
  FACEBOOK_DRIVER: "`live` with the keys; `none` does not offer it",
  VIDEO_DRIVER:
    "the source of title and picture of the home page's video: its host (YouTube, TikTok), or none",
  CALENDAR_DRIVER:
    "who reads the calendars (iCal) that providers keep elsewhere: the web, over HTTPS at the addresses that they enter, or none",
  BLOG_DRIVER: "our own articles, those of the WordPress at `BLOG_URL`, or none",
  PAYOUTS_DRIVER:
    "who sends what is paid out to sellers, providers and hosts: `live` opens the companies whose keys are given (`WAVE_PAYOUT_…`, `MTN_DISBURSEMENT_…`, `CINETPAY_TRANSFER_…`); staff make the others' transfers by hand and note their reference",
  WALLET_DRIVER:
    "`google` offers guests their entry code in Google Wallet, with the three settings `GOOGLE_WALLET_…`; `none` does not",
  GOOGLE_WALLET_ISSUER_ID:
    "required by `WALLET_DRIVER=google`: the number of your account in the Google Wallet console",
  GOOGLE_WALLET_ACCOUNT: "the address of the service account that may make its passes",
  GOOGLE_WALLET_KEY:
    "the `private_key` of that account, as in the JSON file that Google gives; passes are signed with it, and Google is never called",
  FNE_DRIVER:
    "who signs the normalised invoices of our own sales: `fne` the platform of the tax office, with the four settings below; `none` leaves them to staff, who make them there and note their reference",
  FNE_URL:
    "the address that the tax office gave you for its platform, such as `http://54.247.95.108/ws` for its test",
  FNE_API_KEY: "the key of your account there, under « Paramétrage »",
  FNE_ESTABLISHMENT: "your establishment, as it is called there",
  FNE_POINT_OF_SALE: "your point of sale, as it is called there",
  FNE_STICKERS_LOW: "with so many stickers left or fewer, the operator is alerted",
  PAYMENT_MOST_FCFA: "the largest amount of one payment",
  CINETPAY_API_KEY: "CinetPay, cards and every operator: its keys go together",
  CINETPAY_SITE_ID: "CinetPay",
  CINETPAY_SECRET_KEY: "CinetPay",
  CINETPAY_URL: "the address of CinetPay's API",
  WAVE_API_KEY:
    "Wave: its keys go together; its webhook is `PUBLIC_URL/api/v1/payments/wave/notify`",
  WAVE_WEBHOOK_SECRET: "Wave",
  WAVE_SIGNATURE_DOT: "`1` when Wave's signatures have a dot between time and body",
  WAVE_URL: "the address of Wave's API",
  ORANGE_MONEY_CLIENT_ID: "Orange Money: its keys go together",
  ORANGE_MONEY_CLIENT_SECRET: "Orange Money",
  ORANGE_MONEY_MERCHANT_KEY: "Orange Money",
  ORANGE_MONEY_COUNTRY: "`dev` for Orange's sandbox",
  ORANGE_MONEY_URL: "the address of Orange Money's API",
  MTN_MOMO_API_USER: "MTN MoMo Collections: its keys go together",
  MTN_MOMO_API_KEY: "MTN MoMo",
  MTN_MOMO_SUBSCRIPTION_KEY: "MTN MoMo",
  MTN_MOMO_TARGET: "the environment of MTN MoMo",
  MTN_MOMO_URL: "the address of MTN MoMo's API",
  PAYDUNYA_MASTER_KEY: "Moov Money, through PayDunya: its keys go together",
  PAYDUNYA_PRIVATE_KEY: "PayDunya",
  PAYDUNYA_TOKEN: "PayDunya",
  PAYDUNYA_URL: "the address of PayDunya's API",
  WAVE_PAYOUT_API_KEY: "Wave: a key with the right to its Payout API",
  WAVE_AGGREGATED_MERCHANT:
    "the account at Wave of the business for which money is held, where Wave asks for one",
  MTN_DISBURSEMENT_API_USER: "MTN MoMo Disbursements: its keys go together",
  MTN_DISBURSEMENT_API_KEY: "MTN MoMo Disbursements",
  MTN_DISBURSEMENT_SUBSCRIPTION_KEY: "MTN MoMo Disbursements",
  CINETPAY_TRANSFER_PASSWORD:
    "the password of CinetPay's transfers, which go to the wallets of every operator; needs `CINETPAY_API_KEY`",
  CINETPAY_TRANSFER_URL: "the address of CinetPay's transfers",
  COMMISSION_PERCENT:
    "what the marketplace keeps of each article sold, in percent, unless a seller has a rate of its own",
  TRUSTED_PROXIES:
    "the proxies whose `X-Forwarded-For`, `-Proto`, `-Host` or `Forwarded` is trusted: addresses and CIDR ranges separated by commas, `private` for loopback and private networks, or the number of proxies",
  SUPPORT_PHONE:
    "the phone shown on the site; required with `NODE_ENV=production`, fictional elsewhere",
  SUPPORT_EMAIL:
    "the email address shown on the site; required with `NODE_ENV=production`, fictional elsewhere",
  FACEBOOK_URL: "the product's page; not shown in production without it, as those below",
  INSTAGRAM_URL: "the product's page",
  TIKTOK_URL: "the product's page",
  YOUTUBE_URL: "the product's page",
  ANDROID_APP_URL: "the product's app",
  IOS_APP_URL: "the product's app",
  OPERATOR_EMAIL: "receives alerts, such as a gateway that refuses us; the console shows them too",
  ONBOARDING_URL: "where vendors ask for an account, instead of our own form",
  WEB_CHAT_URL: "the chat of another company, instead of our own form",
  BLOG_URL: "the address of a WordPress",
  STORAGE_DRIVER:
    "`disk` stores files in `DATA_DIR/files`, `s3` in a bucket that several machines share",
  S3_BUCKET: "required by `STORAGE_DRIVER=s3`",
  S3_REGION: "the region of the bucket",
  S3_ACCESS_KEY_ID: "required by `STORAGE_DRIVER=s3`",
  S3_SECRET_ACCESS_KEY: "required by `STORAGE_DRIVER=s3`",
  S3_ENDPOINT: "the S3 server, when it is not Amazon's",
  S3_PATH_STYLE: "whether the bucket is in the path: `1` with `S3_ENDPOINT`, else `0`",
  S3_PREFIX: "a prefix of every key: `joie/`",
  DEMONSTRATION:
    "`0` leaves out the demonstration data; it is loaded only into a database without accounts, and never if a message or a payment would be real",
};

/** What a setting may be, where it is one of few values. */
function choicesOf(setting: z.core.$ZodType): string {
  const found = JSON.stringify(z.toJSONSchema(setting, { io: "input", unrepresentable: "any" }));
  const choices: unknown = JSON.parse(found).enum;
  return Array.isArray(choices) ? choices.map((choice) => `\`${choice}\``).join(", ") : "";
}

function defaultOf(setting: z.core.$ZodType): string {
  const { success, data } = z.safeParse(setting, undefined);
  return success && ["string", "number"].includes(typeof data) && data !== "" ? `\`${data}\`` : "";
}

/** The table of all settings: name, default, choices and what it does. */
function settingsTable(): string {
  const rows = Object.entries(shape.shape).map(([name, setting]) => {
    const description = descriptions[name as keyof typeof descriptions];
    const again = isOfContract(name)
      ? "; again for each [further contract](docs/operation.md#several-contracts)"
      : "";
    return `| \`${name}\` | ${defaultOf(setting)} | ${choicesOf(setting)} | ${description}${again} |`;
  });
  return ["| name | default | choices | |", "|---|---|---|---|", ...rows].join("\n");
}

const readme = join(import.meta.dirname, "../../../README.md");

/** The README with the table of the settings as they are now. */
export function readmeWithSettings(): string {
  const between = /(?<=<!-- settings -->\n)[\s\S]*(?=\n<!-- \/settings -->)/;
  return readFileSync(readme, "utf8").replace(between, () => settingsTable());
}

if (import.meta.main) writeFileSync(readme, readmeWithSettings());
