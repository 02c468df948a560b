import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "apps/api",
      { test: { name: "packages", root: "packages", include: ["**/*.test.ts"] } },
      {
        test: {
          name: "web",
          root: "apps/web",
          include: ["*.test.ts", "app/**/*.test.ts", "app/**/*.test.tsx"],
        },
      },
      {
        test: {
          name: "server",
          root: "apps/server",
          include: ["**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
