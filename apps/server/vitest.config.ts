import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => {
  const isLong = mode === "long";
  return {
    test: {
      name: "server",
      isolate: false,
      include: isLong ? ["**/*.long.test.ts"] : ["**/*.test.ts"],
      exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, "**/*.long.test.ts"],
      globalSetup: ["testing-data-dir.ts"],
      testTimeout: isLong ? 600_000 : 180_000,
      // Longer than a test waits for a server that starts (`testing-server.ts`).
      hookTimeout: 180_000,
    },
  };
});
