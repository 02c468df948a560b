import { isIP } from "node:net";
import { describeError, type Log } from "../../log.ts";
import { fetchOutside } from "../outbound/fetch-outside.ts";
import { isPrivateAddress } from "../outbound/private-address.ts";
import type { PushAddress, PushDriver, PushResult } from "./port.ts";

/** Our key pair (P-256, base64url), and whom a push service writes to about us. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:` (RFC 8292 §2.1). */
  subject: string;
}

interface Options {
  log: Log;
  /** Also takes a push service on this machine, over HTTP: in development and in tests. */
  isLocal: boolean;
}

const TIMEOUT_MS = 10_000;

const isLoopback = (host: string) => host === "localhost" || host === "127.0.0.1";

/** Whether an address is of this machine, and of a kind that development allows. */
function isOfThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && isLoopback(hostname);
}

/** Whether an address is HTTPS of a named public host; what its name leads to is checked when it is dialled. */
function isPublic({ protocol, hostname, port }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "");
  const isHost =
    isIP(literal) === 0
      ? /\.[a-z][a-z0-9-]+$/i.test(hostname) && !/\.(local|internal|localhost)$/i.test(hostname)
      : !isPrivateAddress(literal);
  return protocol === "https:" && port === "" && isHost;
}

/** What an answer of a push service means (RFC 8030 §5 and §7.3). */
function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

/** Messages to browsers by our own keys. */
export function webPush(keys: PushKeys, { log, isLocal }: Options): PushDriver {
  async function request({ endpoint, p256dh, auth }: PushAddress, text: string, ttl: number) {
    const { default: library } = await import("web-push");
    return library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: keys,
      TTL: ttl,
      urgency: "normal",
      contentEncoding: "aes128gcm",
    });
  }

  function accepts(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== "" || url.password !== "") return false;
    return isPublic(url) || (isLocal && isOfThisMachine(url));
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send(to, text, ttlSeconds) {
      if (!accepts(to.endpoint)) return "refused";
      const { headers, body } = await request(to, text, ttlSeconds);
      const url = new URL(to.endpoint);
      const reach = {
        origins: [url.origin],
        timeoutMs: TIMEOUT_MS,
        ...(isLocal && isOfThisMachine(url) ? { isRefused: () => false } : {}),
      };
      const sent = { headers: headersOf(headers), body: body ?? Buffer.alloc(0) };
      try {
        const { status } = await fetchOutside(to.endpoint, reach, sent);
        const result = resultOf(status);
        if (result === "refused") log("warn", "push-refused", { status });
        return result;
      } catch (error) {
        log("warn", "push-unreachable", { error: describeError(error) });
        return "later";
      }
    },
  };
}

/** Headers as text; the library also counts the bytes. */
function headersOf(given: object): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}
