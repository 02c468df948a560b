import { describe, expect, it } from "vitest";
import { isPrivateAddress } from "./private-address.ts";

describe("an address that we may not be led to", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "localhost",
    "",
  ])("is %s", (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(["8.8.8.8", "172.32.0.1", "192.167.255.255", "2a00:1450:4007::1", "2606:4700::1111"])(
    "is not %s",
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );
});
