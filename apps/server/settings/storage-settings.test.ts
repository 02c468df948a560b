import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { chooseStorage } from "./storage-settings.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "jdj-settings-"));
const keys = { S3_BUCKET: "joie", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };

describe("the storage settings", () => {
  it("store files in the data folder by default", async () => {
    const store = await chooseStorage(readSettings({ DATA_DIR }, null));
    await store.write("cards/a.png", Buffer.from("…"));
    const again = await chooseStorage(readSettings({ DATA_DIR }, null));
    expect(await again.read("cards/a.png")).toEqual(Buffer.from("…"));
  });
  it.each(Object.keys(keys))("refuse S3 without %s", (name) => {
    const given = { ...keys, STORAGE_DRIVER: "s3", [name]: "" };
    expect(() => readSettings(given, null)).toThrow(
      `${name} is missing: STORAGE_DRIVER=s3 needs it`,
    );
  });
  it("refuse an invalid address or prefix", () => {
    const given = { ...keys, STORAGE_DRIVER: "s3", DATA_DIR };
    expect(() => readSettings({ ...given, S3_ENDPOINT: "minio:9000" }, null)).toThrow(
      /^S3_ENDPOINT/,
    );
    expect(() => readSettings({ ...given, S3_PREFIX: "../a" }, null)).toThrow(
      /^S3_PREFIX is wrong/,
    );
    expect(readSettings({ ...given, S3_PREFIX: "joie/essai/" }, null).STORAGE_DRIVER).toBe("s3");
  });
});

describe("the setting of trusted proxies", () => {
  it("refuses an entry that is not an address", () => {
    expect(() => readSettings({ TRUSTED_PROXIES: "nginx" }, null)).toThrow(
      "TRUSTED_PROXIES is wrong: nginx is no address or CIDR",
    );
    expect(readSettings({ DATA_DIR, TRUSTED_PROXIES: "2" }, null).TRUSTED_PROXIES).toEqual({
      kind: "hops",
      hops: 2,
    });
  });
});
