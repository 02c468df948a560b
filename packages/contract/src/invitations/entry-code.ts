/** A guest's entry code: the content of their QR code, and nothing that names them. */
export const entryCode = /^JJ[0-9A-HJKMNP-TV-Z]{16}$/;

/**
 * What a phone stores at the check-in instead of a code: enough to recognise it, too little to make it.
 * The first 16 bytes of its SHA-256, base64url.
 */
export async function hashOfCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  const text = String.fromCharCode(...new Uint8Array(digest).subarray(0, 16));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
