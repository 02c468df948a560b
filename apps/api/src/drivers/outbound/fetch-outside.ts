import { lookup as resolve } from "node:dns";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.ts";

const TIMEOUT_MS = 3000;
const MOST_BYTES = 1024 * 1024;

/** Where one of our drivers may go. */
export interface Reach {
  /** The only origins that are asked, such as `https://www.youtube.com`. */
  origins: readonly string[];
  /** Whether an IP address is refused; private ones are, unless the operator named the host. */
  isRefused?: (address: string) => boolean;
  /** How long it may take in all; 3 s without. */
  timeoutMs?: number;
}

/** What came back; any status below 300 or above 399. */
export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What is sent along, by POST. */
export interface Sent {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** The addresses of a name, refused as a whole when one of them is: the very ones that are then dialled. */
function guardedLookup(isRefused: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const refused = error ? undefined : found.find(({ address }) => isRefused(address));
      const lookupError = error ?? (refused && new Error(`${hostname} leads to a refused address`));
      const [first] = found ?? [];
      if (lookupError || !first)
        return done(lookupError ?? new Error(`${hostname} has no address`), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

/**
 * The one way out of this process to an address that data or settings name: GET, or POST of what is
 * sent along, allow-listed origins, no redirects, no private addresses (checked on what is dialled, so that a name cannot
 * change meanwhile), 3 s in all where nothing else is said, and 1 MB at most.
 * @throws when one of these limits is exceeded, or the server does not answer
 */
export function fetchOutside(
  address: string,
  { origins, isRefused = isPrivateAddress, timeoutMs = TIMEOUT_MS }: Reach,
  posted?: Sent,
): Promise<OutsideAnswer> {
  const url = new URL(address);
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (!origins.includes(url.origin) || url.username !== "" || url.password !== "")
    return Promise.reject(new Error(`${url.origin} is not asked by us`));
  if (isIP(literal) !== 0 && isRefused(literal))
    return Promise.reject(new Error(`${literal} is a refused address`));
  const ask = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((answered, failed) => {
    const sent = ask(
      url,
      {
        agent: false,
        method: posted ? "POST" : "GET",
        headers: { accept: "*/*", "accept-encoding": "identity", ...posted?.headers },
        lookup: guardedLookup(isRefused),
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        const refuse = (why: string) => sent.destroy(new Error(`${url.origin} ${why}`));
        if (status >= 300 && status < 400) return refuse("sends elsewhere");
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > MOST_BYTES) return refuse("says too much");
          return chunks.push(chunk);
        });
        response.on("end", () => answered({ status, headers, body: Buffer.concat(chunks) }));
        response.on("error", failed);
        return response;
      },
    );
    sent.on("error", failed);
    sent.end(posted?.body);
  });
}
