import { readInternal, writeInternal } from "./internal-token.ts";
import { originOf, type RequestOrigin, type TrustedProxies } from "./trusted-proxies.ts";

/** The header in which the site's process tells the API's who its visitor is. */
export const CLIENT_CONTEXT = "x-client-context";

/** Headers that only proxies and processes of ours may write; never passed on from outside. */
export const forwardingHeaders = [
  CLIENT_CONTEXT,
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** A visitor as the site's process passes them on, so that the API counts each by themselves. */
export function writeClientContext(
  secret: string,
  { address, protocol, host }: RequestOrigin,
  now: Date,
): string {
  return writeInternal(secret, { address, protocol, host: host ?? "" }, now);
}

/** Tells who sent a request. Headers that neither a trusted proxy nor our own process wrote are not believed. */
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
    const told = token === null ? null : readInternal(secrets, token, clock());
    if (typeof told?.address !== "string") return originOf(peer, headers, trusted);
    return {
      address: told.address,
      protocol: told.protocol === "https" ? "https" : "http",
      host: typeof told.host === "string" && told.host !== "" ? told.host : null,
    };
  };
}
