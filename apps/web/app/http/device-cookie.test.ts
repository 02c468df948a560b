import { describe, expect, it } from "vitest";
import { keepDevice, readDevice } from "./device-cookie.ts";

const marks = "AbCd-_123456.aaaaaaaaaaaaaaaaaaaaaa~BbCd-_123456.bbbbbbbbbbbbbbbbbbbbbb";

describe("the mark of a device", () => {
  it("comes back as it was given, beside other cookies", () => {
    const [pair = ""] = keepDevice(marks, { secure: true }).split(";");
    const headers = { cookie: `jdj_session=x; ${pair}; a=b` };
    expect(readDevice(new Request("http://joie.test", { headers }))).toBe(marks);
    expect(readDevice(new Request("http://joie.test"))).toBe("");
  });

  it("is out of reach of scripts, and leaves in clear only where the site does", () => {
    expect(keepDevice(marks, { secure: true })).toMatch(/HttpOnly; SameSite=Lax;.*; Secure$/);
    expect(keepDevice(marks, { secure: false })).not.toContain("Secure");
  });
});
