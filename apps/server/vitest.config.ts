import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => {
  const isLong = mode === "long";
  return {
    test: {
      name: "server",
      isolate: false,
      // Modules are loaded as by the product, by Node and its hooks: nothing mocks one, so Vite is not needed.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      execArgv: ["--import", join(import.meta.dirname, "process/module-hooks.ts")],
      include: isLong ? ["**/*.long.test.ts"] : ["**/*.test.ts"],
      exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, "**/*.long.test.ts"],
      env: {
        NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/node-compile"),
      },
      globalSetup: ["testing/data-dir.ts"],
      testTimeout: isLong ? 600_000 : 180_000,
      // Longer than a test waits for a server that starts (`testing/server.ts`).
      hookTimeout: 180_000,
      expect: { poll: { timeout: 20_000 } },
    },
  };
});
