import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/node-compile"),
};

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "long"
      ? {
          include: ["src/**/*.long.test.ts", "demo/**/*.long.test.ts"],
          env: { ...env, FUZZ_RUNS: "250", OUTAGES: "all" },
        }
      : {
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "demo/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
          env,
        }),
    // One process runs many files and imports the product once.
    isolate: false,
    // Modules are loaded as by the product, by Node and its hooks: nothing mocks one, so Vite is not needed.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ["--import", join(import.meta.dirname, "../server/process/module-hooks.ts")],
    globalSetup: ["src/testing/database.ts"],
    // A loaded machine is several times slower: only a test that hangs may reach these limits.
    testTimeout: mode === "long" ? 300_000 : 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
}));
