import { describe, expect, it } from "vitest";
import { limitedAddress, readAddress } from "./client-address.ts";

describe("an address of a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["2001:0DB8:0:0::1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s is read as %s", (written, read) => {
    expect(readAddress(written)).toBe(read);
  });
  it.each(["", "unknown", "_hidden", "203.0.113", "203.0.113.7, 203.0.113.8", "site.test"])(
    "« %s » is none",
    (written) => {
      expect(readAddress(written)).toBeNull();
    },
  );
});

describe("a rate limit", () => {
  it("counts an IPv6 subscriber as one, however many addresses of their /64 they use", () => {
    const first = limitedAddress("2001:db8:1:2::1");
    expect(first).toBe("2001:db8:1:2::/64");
    expect(limitedAddress("2001:db8:1:2:ffff:1:2:3")).toBe(first);
    expect(limitedAddress("2001:db8:1:3::1")).not.toBe(first);
    expect(limitedAddress("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(limitedAddress("::1")).toBe("0:0:0:0::/64");
  });
  it("counts an IPv4 address by itself, also mapped into IPv6", () => {
    expect(limitedAddress("::ffff:203.0.113.7")).toBe("203.0.113.7");
    expect(limitedAddress("203.0.113.7")).toBe("203.0.113.7");
  });
  it("leaves alone what it made itself, and what is no address", () => {
    expect(limitedAddress(limitedAddress("2001:db8::1"))).toBe("2001:db8:0:0::/64");
    expect(limitedAddress("")).toBe("");
  });
});
