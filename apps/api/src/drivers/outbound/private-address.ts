import { BlockList, isIP } from "node:net";

/** Ranges of private networks, this machine and unassigned addresses (RFC 6890 and related). */
const v4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Of IPv6 only global unicast is public; these ranges of it are not, or carry an IPv4 address. */
const v6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refused = new BlockList();
for (const range of v4) {
  const [base = "", bits] = range.split("/");
  refused.addSubnet(base, Number(bits), "ipv4");
}
for (const range of v6) {
  const [base = "", bits] = range.split("/");
  refused.addSubnet(base, Number(bits), "ipv6");
}
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is anything but one of the public Internet; so is what is no address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return refused.check(address, "ipv4");
  if (family !== 6) return true;
  return !globalUnicast.check(address, "ipv6") || refused.check(address, "ipv6");
}
