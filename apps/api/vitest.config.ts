import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === "long"
      ? { include: ["src/**/*.long.test.ts", "demo/**/*.long.test.ts"] }
      : {
          include: ["src/**/*.test.ts", "src/**/*.test.tsx", "demo/**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
        }),
    globalSetup: ["src/testing/database.ts"],
    testTimeout: mode === "long" ? 300_000 : 20_000,
    hookTimeout: 30_000,
  },
}));
