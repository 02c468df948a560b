import { createPrivateKey } from "node:crypto";
import { embeddedWallet } from "@jdj/api/drivers/wallet/embedded";
import { googleWallet, googleWalletDriver } from "@jdj/api/drivers/wallet/google";
import type { WalletDriver } from "@jdj/api/drivers/wallet/port";
import { z } from "zod";
import type { Drivers } from "./driver-settings.ts";

/** Google Wallet: who makes passes there, and the key that signs them. */
export const walletShape = {
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{10,25}$/, "digits are expected")
    .optional(),
  GOOGLE_WALLET_ACCOUNT: z.email().optional(),
  /** PKCS #8 in PEM, its line breaks as they are or as `\n`, as in the file that Google gives. */
  GOOGLE_WALLET_KEY: z
    .string()
    .transform((pem) => pem.replaceAll("\\n", "\n"))
    .refine(isRsaKey, "a private RSA key in PEM is expected")
    .optional(),
};

const shape = z.object(walletShape);
type WalletSettings = z.infer<typeof shape> & Partial<Pick<Drivers, "WALLET_DRIVER">>;

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa" && pem.includes("BEGIN PRIVATE KEY");
  } catch {
    return false;
  }
}

/** What is missing for passes, one line each. */
export function walletErrors(settings: WalletSettings): string[] {
  if (settings.WALLET_DRIVER !== "google") return [];
  return (["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_ACCOUNT", "GOOGLE_WALLET_KEY"] as const)
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} is missing: WALLET_DRIVER=google needs it`);
}

/** Entry passes for phones; null where none are offered. */
export function chooseWallet(
  settings: WalletSettings & { PUBLIC_URL: string },
): WalletDriver | null {
  if (settings.WALLET_DRIVER === "embedded")
    return embeddedWallet({ publicUrl: settings.PUBLIC_URL });
  const {
    GOOGLE_WALLET_ISSUER_ID: issuerId,
    GOOGLE_WALLET_ACCOUNT: account,
    GOOGLE_WALLET_KEY: privateKey,
  } = settings;
  if (settings.WALLET_DRIVER !== "google" || !issuerId || !account || !privateKey) return null;
  return googleWalletDriver({ issuerId, account, privateKey, link: googleWallet });
}
