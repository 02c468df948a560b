import { defineConfig } from "vite";

export default defineConfig({
  base: "/console/",
  // Each of react-admin's packages would bring its own copy, and each copy its own contexts.
  resolve: { dedupe: ["react", "react-dom", "react-router", "react-router-dom", "ra-core"] },
  build: {
    outDir: "build",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // In kB before compression: react-admin with the shell of the console; its pages are loaded on demand.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog(level, log, report) {
        // « use client » at the top of a component, which says nothing to a bundle for the browser.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
