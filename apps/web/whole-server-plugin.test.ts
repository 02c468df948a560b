import { build, type Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { serverStaysWhole } from "./whole-server-plugin.ts";

const serverBuild = "virtual:react-router/server-build";

/** A site of three modules that exist in memory alone. */
function site(modules: Record<string, string>): Plugin {
  return {
    name: "site",
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)] ?? null,
  };
}

function buildServer(modules: Record<string, string>) {
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [site(modules), serverStaysWhole()],
    build: { ssr: true, write: false, rolldownOptions: { input: serverBuild } },
  });
}

const page = 'export { budget } from "budget";';

describe("the server's build", () => {
  it("is refused when a page is imported by import(), and says by which module", async () => {
    const modules = {
      [serverBuild]: 'export * as page from "page"; export * as guests from "guests";',
      page,
      budget: "export const budget = 1;",
      guests: 'export const later = () => import("page");',
    };
    await expect(buildServer(modules)).rejects.toThrow(
      /page begins the server's build and is imported by import\(\) in .*guests/s,
    );
  });

  it("may load a part of a page later", async () => {
    const modules = {
      [serverBuild]: 'export * as page from "page"; export * as guests from "guests";',
      page: "export const page = 1;",
      budget: "export const budget = 1;",
      guests: 'export const later = () => import("budget");',
    };
    await expect(buildServer(modules)).resolves.toBeDefined();
  });
});
