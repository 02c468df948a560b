import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "long"
      ? { include: ["src/**/*.long.test.ts", "demo/**/*.long.test.ts"], env: { FUZZ_RUNS: "250" } }
      : {
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "demo/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
        }),
    // One process runs many files and imports the product once.
    isolate: false,
    globalSetup: ["src/testing/database.ts"],
    // A loaded machine is several times slower: only a test that hangs may reach these limits.
    testTimeout: mode === "long" ? 300_000 : 60_000,
    hookTimeout: 120_000,
  },
}));
