import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { installInto, isProduction } from "./install.mjs";

/** A project whose npm only records its arguments. */
function project(lock = "{}") {
  const folder = mkdtempSync(join(tmpdir(), "jdj-install-"));
  writeFileSync(join(folder, "package-lock.json"), lock);
  const asked = [];
  return {
    folder,
    stampFile: join(folder, "node_modules/.installed"),
    asked: () => asked.splice(0),
    install(kind) {
      return installInto(folder, { kind, npm: (args) => asked.push(withoutQuiet(args)) });
    },
  };
}

/** What npm is asked, without the arguments that only make it print less. */
function withoutQuiet(args) {
  return args.filter((arg) => !/^--(no-audit|no-fund|loglevel)/.test(arg)).join(" ");
}

describe("an install", () => {
  it("includes development dependencies even if NODE_ENV omits them", async () => {
    const { install, asked } = project();
    await install("all");
    expect(asked()).toEqual(["ci --include=dev"]);
  });
  it("is not repeated until the lockfile changes", async () => {
    const { install, asked, folder } = project();
    await install("all");
    await install("all");
    expect(asked()).toHaveLength(1);
    writeFileSync(join(folder, "package-lock.json"), '{"lockfileVersion":3}');
    await install("all");
    expect(asked()).toEqual(["ci --include=dev"]);
  });
  it("for production prunes a full one", async () => {
    const { install, asked } = project();
    await install("all");
    await install("production");
    expect(asked()).toEqual(["ci --include=dev", "prune --omit=dev --no-save"]);
    await install("production");
    expect(asked()).toEqual([]);
  });
  it("for production into an empty tree omits development dependencies", async () => {
    const { install, asked } = project();
    await install("production");
    expect(asked()).toEqual(["ci --omit=dev"]);
  });
  it("of production is not accepted for development", async () => {
    const { install, asked } = project();
    await install("production");
    asked();
    await install("all");
    expect(asked()).toEqual(["ci --include=dev"]);
  });
  it.each(["all", "production"])("of kind %s that fails writes no stamp", async (kind) => {
    const { install, folder, stampFile } = project();
    await install(kind === "all" ? "production" : "all");
    expect(readFileSync(stampFile, "utf8")).toMatch(/^(all|production) [0-9a-f]{64}$/);
    const npm = () => {
      throw new Error("The registry does not answer");
    };
    await expect(installInto(folder, { kind, npm })).rejects.toThrow("does not answer");
    expect(existsSync(stampFile)).toBe(false);
  });
  it("with a stamp of unknown kind is repeated", async () => {
    const { install, asked, stampFile } = project();
    await install("all");
    asked();
    writeFileSync(stampFile, readFileSync(stampFile, "utf8").split(" ")[1] ?? "");
    await install("all");
    expect(asked()).toEqual(["ci --include=dev"]);
  });
});

describe("production", () => {
  it("is set by the environment, else by .env", async () => {
    const { folder } = project();
    expect(isProduction(folder, {})).toBe(false);
    expect(isProduction(folder, { NODE_ENV: "production" })).toBe(true);
    writeFileSync(join(folder, ".env"), 'PORT=80\nNODE_ENV="production" # live\n');
    expect(isProduction(folder, {})).toBe(true);
    expect(isProduction(folder, { NODE_ENV: "development" })).toBe(false);
    writeFileSync(join(folder, ".env"), "# NODE_ENV=production\n");
    expect(isProduction(folder, {})).toBe(false);
  });
});
