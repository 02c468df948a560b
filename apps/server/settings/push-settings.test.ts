import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { choosePush, pushErrors } from "./push-settings.ts";

const dataDir = () => mkdtempSync(join(tmpdir(), "jdj-push-"));
const none = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
const contact = "bonjour@joie.test";

describe("the keys for devices", () => {
  it("are made at the first start in development, and stay the same", () => {
    const settings = { ...none, DATA_DIR: dataDir(), isProduction: false };
    const [first, second] = [choosePush(settings, contact), choosePush(settings, contact)];
    expect(first?.publicKey).toMatch(/^[\w-]{87}$/);
    expect(second?.publicKey).toBe(first?.publicKey);
  });

  it("are never made in production: without them no device is offered", () => {
    const settings = { ...none, DATA_DIR: dataDir(), isProduction: true };
    expect(choosePush(settings, contact)).toBeNull();
    expect(pushErrors(none)).toEqual([]);
  });

  it("belong together", () => {
    const key = "A".repeat(43);
    expect(pushErrors({ ...none, VAPID_PRIVATE_KEY: key })[0]).toContain("go together");
    const other = { VAPID_PUBLIC_KEY: "B".repeat(87), VAPID_PRIVATE_KEY: key };
    expect(pushErrors(other)[0]).toContain("is not that of");
  });
});
