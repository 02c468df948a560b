/** A browser that asked for messages: its address at its push service, and the keys that encrypt for it. */
export interface PushAddress {
  endpoint: string;
  /** The browser's public key and its secret, base64url. */
  p256dh: string;
  auth: string;
}

/**
 * What became of a message: the push service took it; it does not know the browser any more; it will
 * never take it; or it cannot take it now.
 */
export type PushResult = "sent" | "gone" | "refused" | "later";

/** Messages to browsers, by the push service of each (RFC 8030), encrypted for it (RFC 8291). */
export interface PushDriver {
  /** The public key under which browsers subscribe (RFC 8292), base64url. */
  publicKey: string;
  /** Whether an address may be that of a push service: nothing of our own network is. */
  accepts(endpoint: string): boolean;
  /** Hands a message over. @param ttlSeconds how long the service keeps it for a browser that is off */
  send(to: PushAddress, text: string, ttlSeconds: number): Promise<PushResult>;
}
