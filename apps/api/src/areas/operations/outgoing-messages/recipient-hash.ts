import { keyedHash } from "../../../crypto/token.ts";

/** By what the messages to an address or number are found, which itself is not kept. */
export function recipientHash(secret: string, to: string): Buffer {
  return keyedHash(secret, `message-to:${to.toLowerCase()}`);
}
