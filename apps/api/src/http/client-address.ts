import { isIP, SocketAddress } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * An IP address in its one written form: IPv4 also when it came mapped into IPv6, without the
 * brackets, port or zone with which proxies and sockets write it; null when it is none.
 */
export function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const version = isIP(bare);
  if (version === 0) return null;
  if (version === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  return mapped.exec(address)?.[1] ?? address;
}

/** The groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  if (tail === undefined) return first;
  const last = tail === "" ? [] : tail.split(":");
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

/**
 * What rate limits count an address as: IPv4 by itself, IPv6 by its /64, which one subscriber has
 * whole (RFC 6177). Anything else, also its own result, stays as it is.
 */
export function limitedAddress(text: string): string {
  const address = readAddress(text);
  if (address === null) return text;
  if (isIP(address) === 4) return address;
  return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
}
