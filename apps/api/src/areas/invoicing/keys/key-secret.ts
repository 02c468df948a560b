import { decrypt, encrypt, secretsOf } from "../../../secrets.ts";
import type { ApiSettings } from "../../../settings.ts";

type Settings = Pick<ApiSettings, "secret" | "previousSecrets">;

/** Each provider's key is encrypted for itself: copied to another row, it does not open. */
const purposeOf = (providerId: number) => `invoicing-key:${providerId}`;

/** A provider's key as it is stored. */
export function sealKey(settings: Settings, providerId: number, key: string): string {
  return encrypt(secretsOf(settings), purposeOf(providerId), key);
}

/** The key of a stored one; null where none of our secrets opens it for that provider. */
export function openKey(settings: Settings, providerId: number, sealed: string): string | null {
  return decrypt(secretsOf(settings), purposeOf(providerId), sealed);
}
