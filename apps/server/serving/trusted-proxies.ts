import { BlockList, isIP } from "node:net";
import { readAddress } from "@jdj/api/http/client-address";

/** The proxies whose forwarding headers are trusted: by address, or by their number. */
export type TrustedProxies = { kind: "hops"; hops: number } | { kind: "list"; list: BlockList };

/** Who sent a request, and the address they requested. */
export interface RequestOrigin {
  /** The client's IP address; empty when the transport has none. */
  address: string;
  /** The scheme that the client used. */
  protocol: "http" | "https";
  /** The host, with port if any, that the client requested; null when none was sent. */
  host: string | null;
}

/** The ranges that `private` stands for: the same machine and private networks. */
const privateRanges = [
  "127.0.0.0/8",
  "::1/128",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "fc00::/7",
];

/**
 * Reads the setting TRUSTED_PROXIES: the number of proxies, or a list of addresses and CIDR ranges,
 * in which `private` may occur. Empty means that no proxy is trusted.
 * @throws an error that names the invalid entry
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  const text = setting.trim();
  if (/^\d{1,2}$/.test(text)) return { kind: "hops", hops: Number(text) };
  const list = new BlockList();
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== "");
  for (const entry of entries.flatMap((one) => (one === "private" ? privateRanges : [one]))) {
    const [written = "", length, ...more] = entry.split("/");
    const address = readAddress(written);
    if (address === null || more.length > 0) throw new Error(`${entry} is no address or CIDR`);
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    const bits = family === "ipv4" ? 32 : 128;
    const prefix = length === undefined ? bits : Number(length);
    if (length === "" || !Number.isInteger(prefix) || prefix < 0 || prefix > bits)
      throw new Error(`${entry} is no address or CIDR`);
    list.addSubnet(address, prefix, family);
  }
  return { kind: "list", list };
}

interface ForwardedHop {
  for: string;
  proto?: string | undefined;
  host?: string | undefined;
}

function valuesOf(header: string | null): string[] {
  return header === null ? [] : header.split(",").map((value) => value.trim());
}

/** The longest `Forwarded` header that is parsed, in characters: enough for a dozen proxies. */
const MAX_FORWARDED = 2000;

/** The elements of the `Forwarded` header (RFC 7239), the client first. */
function readForwarded(header: string): ForwardedHop[] {
  if (header.length > MAX_FORWARDED) return [];
  const elements = header.match(/(?:"(?:\\.|[^"\\])*"|[^",])+/g) ?? [];
  return elements.map((element) => {
    const pairs = element.match(/(?<![\w-])[\w-]+=(?:"(?:\\.|[^"\\])*"|[^;\s]*)/g) ?? [];
    const named = new Map(
      pairs.map((pair) => {
        const at = pair.indexOf("=");
        const value = pair.slice(at + 1).replace(/^"(.*)"$/, "$1");
        return [pair.slice(0, at).toLowerCase(), value.replace(/\\(.)/g, "$1")];
      }),
    );
    return { for: named.get("for") ?? "", proto: named.get("proto"), host: named.get("host") };
  });
}

/**
 * The value that the outermost of `hops` trusted proxies wrote. A list shorter than the chain was
 * started by an inner proxy.
 */
function outermost(values: string[], hops: number): string | undefined {
  return values.at(-Math.min(hops, values.length));
}

/** The hops of a request from its forwarding headers, the client first; null when the headers disagree. */
function readHops(headers: Headers): ForwardedHop[] | null {
  const classic = headers.get("x-forwarded-for");
  const standard = headers.get("forwarded");
  if (standard === null) return valuesOf(classic).map((value) => ({ for: value }));
  const hops = readForwarded(standard);
  if (classic === null) return hops;
  // A proxy writes one of the two headers and may pass on the other, forged by the client: if they disagree, neither counts.
  const agree = JSON.stringify(hops.map((hop) => readAddress(hop.for)));
  return agree === JSON.stringify(valuesOf(classic).map(readAddress)) ? hops : null;
}

/**
 * Finds who sent a request: the peer of the connection, or the client that trusted proxies name in
 * `X-Forwarded-For`, `-Proto` and `-Host` or `Forwarded`. The hops are read from the nearest proxy
 * outwards, up to the first untrusted address: what a client forged lies beyond it.
 * @param peer the remote address of the connection
 */
export function originOf(peer: string, headers: Headers, trusted: TrustedProxies): RequestOrigin {
  const nearest = readAddress(peer);
  const direct = {
    address: nearest ?? peer,
    protocol: "http" as const,
    host: headers.get("host"),
  };
  const trusts = (address: string | null, passed: number) => {
    if (trusted.kind === "hops") return passed < trusted.hops;
    return address !== null && trusted.list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
  };
  if (!trusts(nearest, 0)) return direct;
  const hops = readHops(headers);
  if (hops === null) return direct;

  let address = direct.address;
  let passed = 1;
  for (const hop of hops.toReversed()) {
    const next = readAddress(hop.for);
    if (next === null) break;
    address = next;
    if (!trusts(next, passed)) break;
    passed += 1;
  }
  const named = hops.at(-Math.min(passed, hops.length));
  const protocol = named?.proto ?? outermost(valuesOf(headers.get("x-forwarded-proto")), passed);
  const host = named?.host ?? outermost(valuesOf(headers.get("x-forwarded-host")), passed);
  return {
    address,
    protocol: protocol?.toLowerCase() === "https" ? "https" : "http",
    host: host === undefined || host === "" ? direct.host : host,
  };
}
