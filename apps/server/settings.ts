import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import {
  catchesMessages,
  chooseDrivers,
  type Drivers,
  driverError,
  driverShape,
  hasFakes,
  mayLoadDemonstration,
} from "./driver-settings.ts";
import { legalShape } from "./legal-settings.ts";
import { logShape } from "./log-settings.ts";
import { messagingError, messagingShape } from "./messaging-settings.ts";
import { paymentError, paymentShape } from "./payment-settings.ts";
import { proxyShape } from "./proxy-settings.ts";
import { secretShape } from "./secret-settings.ts";
import { siteShape } from "./site-settings.ts";
import { storageError, storageShape } from "./storage-settings.ts";
import { tracingShape } from "./tracing.ts";

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));

/** Every setting with what it may be, in the order of the README. */
export const shape = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).optional(),
  /** What this process runs. */
  ROLE: z.enum(["all", "api", "web", "worker"]).default("all"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  BRAND: z.string().min(1).max(40).default("Joie du Jour"),
  /** The public address of the site; links in emails start with it. */
  PUBLIC_URL: address.optional(),
  /** The address of the API, for a process that runs the site only. */
  API_URL: address.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.string().startsWith("postgres").optional(),
  DATABASE_REPLICA_URL: z.string().startsWith("postgres").optional(),
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
  SMTP_URL: z.string().startsWith("smtp").optional(),
  MAIL_FROM: z.email().optional(),
  /** The keys of our Facebook application; without them this sign-in method is not offered. */
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/, "digits are expected").optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  ...messagingShape,
  ...driverShape,
  ...paymentShape,
  ...proxyShape,
  ...siteShape,
  ...storageShape,
  /** `0` leaves the demonstration data out. */
  DEMONSTRATION: z.enum(["0", "1"]).default("1"),
});

type Raw = z.infer<typeof shape>;

/** The names of all settings. */
export const settingNames = Object.keys(shape.shape);

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
}

/** A setting that is unknown, missing or wrong; the message is one line. */
export class SettingsError extends Error {}

/** Writes a file atomically, unless another starting process wrote it first. */
function writeAtomically(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** The secret stored with the data, created at the first start; production must provide its own. */
function secretOf(raw: Raw): string {
  if (raw.SECRET !== undefined) return raw.SECRET;
  if (raw.NODE_ENV === "production")
    throw new SettingsError("SECRET is missing: give 32 characters or more");
  const folder = resolve(raw.DATA_DIR);
  const path = join(folder, "secret");
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeAtomically(path, randomBytes(32).toString("base64url"));
  }
  return readFileSync(path, "utf8");
}

function refuseCombination(raw: Raw): void {
  if (raw.MAIL_DRIVER === "smtp" && raw.SMTP_URL === undefined)
    throw new SettingsError("SMTP_URL is missing: MAIL_DRIVER=smtp needs it");
  if (raw.MAIL_DRIVER === "smtp" && raw.MAIL_FROM === undefined)
    throw new SettingsError("MAIL_FROM is missing: MAIL_DRIVER=smtp needs it");
  if ((raw.FACEBOOK_APP_ID === undefined) !== (raw.FACEBOOK_APP_SECRET === undefined))
    throw new SettingsError(
      "FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together: give both or neither",
    );
  const hasDatabase = raw.DATABASE_URL !== undefined || raw.EMBEDDED_DATABASE === "1";
  if (raw.NODE_ENV === "production" && raw.ROLE !== "web" && !hasDatabase)
    throw new SettingsError(
      "DATABASE_URL is missing: NODE_ENV=production needs a PostgreSQL server, or EMBEDDED_DATABASE=1",
    );
  if (raw.ROLE === "web" && raw.API_URL === undefined)
    throw new SettingsError("API_URL is missing: ROLE=web needs it");
  const payments = paymentError(raw);
  if (payments !== null) throw new SettingsError(payments);
  const lacking = messagingError(raw) ?? storageError(raw);
  if (lacking !== null) throw new SettingsError(lacking);
  const drivers = driverError(raw, circumstancesOf(raw));
  if (drivers !== null) throw new SettingsError(drivers);
  if (raw.GATE === "email" && raw.MAIL_DRIVER === "none")
    throw new SettingsError("GATE=email needs a MAIL_DRIVER: nobody could prove an address");
}

function circumstancesOf(raw: Raw) {
  return {
    isProduction: raw.NODE_ENV === "production",
    callsServices: raw.ROLE !== "web",
    hasFacebookKeys: raw.FACEBOOK_APP_ID !== undefined,
    hasBlogAddress: raw.BLOG_URL !== undefined,
  };
}

/**
 * Reads the settings from the environment and from a `.env` file. An unknown name in the file is
 * an error.
 * @throws SettingsError with one clear line
 */
export function readSettings(environment: NodeJS.ProcessEnv, envFile: string | null): Settings {
  const written: NodeJS.Dict<string> =
    envFile !== null && existsSync(envFile) ? parseEnv(readFileSync(envFile, "utf8")) : {};
  const unknown = Object.keys(written).find((name) => !(name in shape.shape));
  if (unknown !== undefined) throw new SettingsError(`${unknown} in .env is no known setting`);
  const given = Object.fromEntries(
    settingNames
      .map((name) => [name, environment[name] ?? written[name]])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = shape.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingsError(`${issue?.path.join(".")} is wrong: ${issue?.message}`);
  }
  const raw = read.data;
  refuseCombination(raw);
  const where = circumstancesOf(raw);
  const drivers = chooseDrivers(raw, where);
  const { isProduction } = where;
  return {
    ...raw,
    ...drivers,
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    SECRET: secretOf(raw),
    isProduction,
    hasBanner: hasFakes(drivers),
    hasMailCatcher: catchesMessages(drivers),
    loadDemonstration: !isProduction && raw.DEMONSTRATION === "1" && mayLoadDemonstration(drivers),
  };
}
