import { configDefaults, defineConfig } from "vitest/config";

/** `--mode long` (`npm run test:long`) runs the files named `*.long.test.ts`, and they alone. */
export default defineConfig(({ mode }) => {
  const isLong = mode === "long";
  const exclude = isLong
    ? configDefaults.exclude
    : [...configDefaults.exclude, "**/*.long.test.ts"];
  const include = isLong ? ["**/*.long.test.ts"] : ["**/*.test.ts"];
  return {
    test: {
      projects: [
        "apps/api",
        "apps/server",
        { test: { name: "packages", root: "packages", include, exclude, isolate: false } },
        { test: { name: "console", root: "apps/console", include, exclude, isolate: false } },
        {
          test: {
            name: "scripts",
            isolate: false,
            root: "scripts",
            include: isLong ? ["*.long.test.mjs"] : ["*.test.mjs"],
            exclude: [...exclude, ...(isLong ? [] : ["*.long.test.mjs"])],
            testTimeout: isLong ? 600_000 : 5000,
          },
        },
        {
          test: {
            name: "web",
            isolate: false,
            root: "apps/web",
            include: isLong
              ? ["app/**/*.long.test.ts"]
              : ["*.test.ts", "worker/**/*.test.ts", "app/**/*.test.ts", "app/**/*.test.tsx"],
            exclude,
          },
        },
      ],
    },
  };
});
