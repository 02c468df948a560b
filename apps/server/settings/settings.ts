import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { en } from "zod/locales";
import { tracingShape } from "../process/tracing.ts";
import {
  contractErrors,
  contractValueErrors,
  type FurtherSettings,
  numberedNames,
  readContracts,
} from "./contract-settings.ts";
import {
  catchesMessages,
  chooseDrivers,
  type Drivers,
  driverErrors,
  driverShape,
  hasFakes,
  mayLoadDemonstration,
} from "./driver-settings.ts";
import { invoicingErrors, invoicingShape } from "./invoicing-settings.ts";
import { legalShape } from "./legal-settings.ts";
import { logShape } from "./log-settings.ts";
import { mailShape } from "./mail-settings.ts";
import { messagingErrors, messagingShape } from "./messaging-settings.ts";
import { paymentErrors, paymentShape } from "./payment-settings.ts";
import { payoutErrors, payoutShape } from "./payout-settings.ts";
import { proxyShape } from "./proxy-settings.ts";
import { pushErrors, pushShape } from "./push-settings.ts";
import { secretShape } from "./secret-settings.ts";
import { SettingsError } from "./settings-error.ts";
import { siteShape } from "./site-settings.ts";
import { storageErrors, storageShape } from "./storage-settings.ts";
import { storedOnce } from "./stored-once.ts";
import { walletErrors, walletShape } from "./wallet-settings.ts";

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** As `pg` reads it: `postgres:///joie?host=/var/run/postgresql` names a folder of sockets. */
const databaseAddress = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
    "an address such as postgres://user:password@host/database is expected",
  );

/** Every setting with what it may be, in the order of the README. */
export const shape = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).optional(),
  /** What this process runs. */
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** How long a stopping process still answers, in seconds. */
  STOP_GRACE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  HOST: z.string().default("0.0.0.0"),
  BRAND: z.string().min(1).max(40).default("Joie du Jour"),
  /** The public address of the site; links in emails start with it. */
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  /** `1` lets production run on the embedded database: one machine, one process, backups by hand. */
  EMBEDDED_DATABASE: z.enum(["0", "1"]).default("0"),
  /** `0` where a pooler gives each transaction another connection of the server. */
  PREPARED_STATEMENTS: z.enum(["0", "1"]).default("1"),
  ...secretShape,
  ...legalShape,
  ...logShape,
  ...tracingShape,
  GATE: z.enum(["either", "email"]).default("either"),
  PASSWORD_POLICY: z.enum(["spec", "strict"]).default("spec"),
  ...mailShape,
  /** The keys of our Facebook application; without them this sign-in method is not offered. */
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/, "digits are expected").optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  ...messagingShape,
  ...pushShape,
  ...driverShape,
  ...paymentShape,
  ...payoutShape,
  ...invoicingShape,
  ...walletShape,
  ...proxyShape,
  ...siteShape,
  ...storageShape,
  /** `0` leaves the demonstration data out. */
  DEMONSTRATION: z.enum(["0", "1"]).default("1"),
});

type Raw = z.infer<typeof shape>;

/** The names of all settings. */
export const settingNames = Object.keys(shape.shape);

/** The same, with those of further contracts. */
export const knownNames: readonly string[] = [...settingNames, ...numberedNames];

/** All settings of a process, checked. */
export interface Settings
  extends Omit<Raw, "SECRET" | "PUBLIC_URL" | "DEMONSTRATION" | keyof Drivers>,
    Drivers {
  PUBLIC_URL: string;
  SECRET: string;
  /** No fake driver and no address under /dev/ exists in production. */
  isProduction: boolean;
  /** Whether a banner says that messages and payments are fake. */
  hasBanner: boolean;
  /** Whether messages go to the mail catcher at /dev/outbox. */
  hasMailCatcher: boolean;
  /** Whether the demonstration data is loaded into an empty database. */
  loadDemonstration: boolean;
  /** The contracts of each channel besides the first. */
  furtherContracts: FurtherSettings;
}

/** The secret stored with the data, created at the first start. */
function secretOf({ SECRET, DATA_DIR }: Raw): string {
  return SECRET ?? storedOnce(DATA_DIR, "secret", () => randomBytes(32).toString("base64url"));
}

/** What production cannot invent: who runs the site, and where people reach it. */
const requiredInProduction = [
  ["SECRET", "give 32 characters or more"],
  ["PUBLIC_URL", "links in messages start with it, such as https://joie.example"],
  ["SUPPORT_PHONE", "the phone that the site shows"],
  ["SUPPORT_EMAIL", "the email address that the site shows"],
  ["LEGAL_NAME", "the company that runs the site, for its legal pages"],
  ["LEGAL_REGISTER", "its number in the trade register"],
  ["LEGAL_ADDRESS", "its address"],
] as const;

function productionErrors(raw: Raw): string[] {
  if (raw.NODE_ENV !== "production") return [];
  const lines = requiredInProduction
    .filter(([name]) => raw[name] === undefined)
    .map(([name, what]) => `${name} is missing: ${what}`);
  const hasDatabase = raw.DATABASE_URL !== undefined || raw.EMBEDDED_DATABASE === "1";
  if (!hasDatabase)
    lines.push(
      "DATABASE_URL is missing: NODE_ENV=production needs a PostgreSQL server, or EMBEDDED_DATABASE=1",
    );
  if (raw.PUBLIC_URL !== undefined && !isSecure(new URL(raw.PUBLIC_URL)))
    lines.push(
      "PUBLIC_URL is wrong: NODE_ENV=production needs https, except on this machine: cookies travel with TLS only",
    );
  return lines;
}

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** What is wrong with settings that are each right by themselves, one line each. */
function combinationErrors(raw: Raw): string[] {
  const lines = productionErrors(raw);
  for (const name of ["SMTP_URL", "MAIL_FROM"] as const)
    if (raw.MAIL_DRIVER === "smtp" && raw[name] === undefined)
      lines.push(`${name} is missing: MAIL_DRIVER=smtp needs it`);
  if ((raw.FACEBOOK_APP_ID === undefined) !== (raw.FACEBOOK_APP_SECRET === undefined))
    lines.push("FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together: give both or neither");
  if (raw.PREPARED_STATEMENTS === "0" && raw.DATABASE_DIRECT_URL === undefined)
    lines.push(
      "DATABASE_DIRECT_URL is missing: PREPARED_STATEMENTS=0 means a pooler, through which nothing is heard",
    );
  lines.push(
    ...paymentErrors(raw),
    ...payoutErrors(raw),
    ...invoicingErrors(raw),
    ...walletErrors(raw),
    ...messagingErrors(raw),
    ...pushErrors(raw),
    ...storageErrors(raw),
  );
  lines.push(...driverErrors(raw, circumstancesOf(raw)));
  if (raw.GATE === "email" && raw.MAIL_DRIVER === "none")
    lines.push("GATE=email needs a MAIL_DRIVER: nobody could prove an address");
  return lines;
}

function circumstancesOf(raw: Raw) {
  return {
    isProduction: raw.NODE_ENV === "production",
    hasFacebookKeys: raw.FACEBOOK_APP_ID !== undefined,
    hasBlogAddress: raw.BLOG_URL !== undefined,
  };
}

/** A line for each setting whose value is wrong, by its name. */
function valueErrors(given: Record<string, unknown>): Record<string, string> {
  // An operator reads one language; the contract sets French for everybody else.
  const read = shape.safeParse(given, { error: en().localeError });
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => {
      const [name = ""] = path.map(String);
      return [name, `${name} is wrong: ${message}`];
    }),
  );
}

/** Whether a line is about one of these settings: a wrong value is not also a missing one. */
function isAbout(line: string, names: readonly string[]): boolean {
  return names.some((name) => line.startsWith(`${name} `));
}

/**
 * Reads the settings from the environment and from a `.env` file. An unknown name in the file is
 * an error.
 * @throws SettingsError with one line for each wrong setting
 */
export function readSettings(environment: NodeJS.ProcessEnv, envFile: string | null): Settings {
  const written: NodeJS.Dict<string> =
    envFile !== null && existsSync(envFile) ? parseEnv(readFileSync(envFile, "utf8")) : {};
  const unknown = Object.keys(written)
    .filter((name) => !knownNames.includes(name))
    .map((name) => `${name} in .env is no known setting`);
  const given = Object.fromEntries(
    knownNames
      .map((name) => [name, environment[name] ?? written[name]])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const wrong = { ...valueErrors(given), ...contractValueErrors(given) };
  // What is missing is told together with what is wrong: wrong values count as given.
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in wrong)));
  const raw = shape.parse(right);
  const furtherContracts = readContracts(right);
  const errors = [...combinationErrors(raw), ...contractErrors(raw, furtherContracts)];
  const lacking = errors.filter((line) => !isAbout(line, Object.keys(wrong)));
  const lines = [...unknown, ...Object.values(wrong), ...lacking];
  if (lines.length > 0) throw new SettingsError(lines.join("\n"));
  const where = circumstancesOf(raw);
  const drivers = chooseDrivers(raw, where);
  const { isProduction } = where;
  return {
    ...raw,
    ...drivers,
    furtherContracts,
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    SECRET: secretOf(raw),
    isProduction,
    hasBanner: hasFakes(drivers),
    hasMailCatcher: catchesMessages(drivers),
    loadDemonstration: !isProduction && raw.DEMONSTRATION === "1" && mayLoadDemonstration(drivers),
  };
}
