import { decrypt, encrypt, type Secrets } from "@jdj/api/secrets";

/** Encrypts what a browser keeps for the site and must not read; what was changed is null. */
export interface CookieEncryption {
  encrypt(text: string): string;
  decrypt(sealed: string): string | null;
}

/** The encryption of the site's cookies, by our secrets. */
export function cookieEncryption(secrets: Secrets): CookieEncryption {
  return {
    encrypt: (text) => encrypt(secrets, "cookie", text),
    decrypt: (sealed) => decrypt(secrets, "cookie", sealed),
  };
}
