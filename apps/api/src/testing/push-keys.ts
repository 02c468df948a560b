import { createECDH } from "node:crypto";
import type { PushKeys } from "../drivers/push/web-push.ts";

/** A key pair of a test. */
export function testPushKeys(): PushKeys {
  const pair = createECDH("prime256v1");
  // A key pair that is always the same, so that no run differs from another.
  pair.setPrivateKey(Buffer.alloc(32, 7));
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey("base64url"),
    subject: "mailto:bonjour@joie.test",
  };
}
