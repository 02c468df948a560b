import { readInternal, writeInternal } from "./internal-token.ts";
import { originOf, type RequestOrigin, type TrustedProxies } from "./trusted-proxies.ts";

/** The header in which the site process passes its visitor's address to the API process. */
export const CLIENT_CONTEXT = "x-client-context";

/** The header in which the site process says that a page of the tour asks. */
export const TOUR = "x-tour";

/** Headers that only proxies and our own processes may write; never forwarded from outside. */
export const forwardingHeaders = [
  CLIENT_CONTEXT,
  TOUR,
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** The visitor in the header that the site process sends, so that the API limits each visitor separately. */
export function writeClientContext(
  secret: string,
  { address, protocol, host }: RequestOrigin,
  now: Date,
): string {
  return writeInternal(secret, { address, protocol, host: host ?? "" }, now);
}

/** The value of that header. */
export function writeTour(secret: string, now: Date): string {
  return writeInternal(secret, { tour: "1" }, now);
}

/** Whether a request comes from a page of the tour, which only our own process can say. */
export function isTourRequest(secrets: readonly string[], headers: Headers, now: Date): boolean {
  const token = headers.get(TOUR);
  return token !== null && readInternal(secrets, token, now)?.tour === "1";
}

/** Returns a function that finds who sent a request. Headers count only when a trusted proxy or our own process wrote them. */
export function requestOriginReader({
  secrets,
  trusted,
  clock,
}: {
  secrets: readonly string[];
  trusted: TrustedProxies;
  clock: () => Date;
}): (peer: string, headers: Headers) => RequestOrigin {
  return (peer, headers) => {
    const token = headers.get(CLIENT_CONTEXT);
    const claims = token === null ? null : readInternal(secrets, token, clock());
    if (typeof claims?.address !== "string") return originOf(peer, headers, trusted);
    return {
      address: claims.address,
      protocol: claims.protocol === "https" ? "https" : "http",
      host: typeof claims.host === "string" && claims.host !== "" ? claims.host : null,
    };
  };
}
