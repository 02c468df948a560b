import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "demo/**/*.test.ts"],
    globalSetup: ["src/testing/database.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
