import { createECDH } from "node:crypto";
import type { PushDriver } from "@jdj/api/drivers/push/port";
import { webPush } from "@jdj/api/drivers/push/web-push";
import { jsonLog } from "@jdj/api/log";
import { z } from "zod";
import { storedOnce } from "./stored-once.ts";

/** Messages to browsers: our own key pair (VAPID), base64url. */
export const pushShape = {
  /** A point of P-256, uncompressed: 65 bytes. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "87 characters of base64url are expected")
    .optional(),
  /** 32 bytes. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "43 characters of base64url are expected")
    .optional(),
};

const shape = z.object(pushShape);
type PushSettings = z.infer<typeof shape>;
type KeyPair = { publicKey: string; privateKey: string };

/** The public key of a private one. @throws for what is no private key of the curve */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return publicKeyOf(privateKey) === publicKey;
  } catch {
    return false;
  }
}

/** What is wrong with the keys together, one line. */
export function pushErrors({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: PushSettings): string[] {
  if (publicKey === undefined && privateKey === undefined) return [];
  if (publicKey === undefined || privateKey === undefined)
    return ["VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: give both or neither"];
  return isPair(publicKey, privateKey)
    ? []
    : ["VAPID_PUBLIC_KEY is not that of VAPID_PRIVATE_KEY: browsers would refuse every message"];
}

/** A new key pair. */
function makePushKeys(): KeyPair {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  return { publicKey, privateKey: pair.getPrivateKey().toString("base64url").padStart(43, "A") };
}

/** The keys of the settings; in development those that the first start stored with the data. */
function keysOf(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: PushSettings,
  { DATA_DIR, isProduction }: { DATA_DIR: string; isProduction: boolean },
): KeyPair | null {
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  if (isProduction) return null;
  const stored = storedOnce(DATA_DIR, "push-key", () => makePushKeys().privateKey);
  return { publicKey: publicKeyOf(stored), privateKey: stored };
}

/** Messages to browsers; null where there are no keys: nothing of it is shown then. */
export function choosePush(
  settings: PushSettings & { DATA_DIR: string; isProduction: boolean },
  contact: string,
): PushDriver | null {
  const keys = keysOf(settings, settings);
  if (keys === null) return null;
  return webPush(
    { ...keys, subject: `mailto:${contact}` },
    { log: jsonLog, isLocal: !settings.isProduction },
  );
}
