import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { singleIcons } from "./icons-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [singleIcons(), reactRouter()],
  // One bundle, nothing looked up at start: ready in 0.2 s instead of 0.75 s.
  ssr: command === "build" ? { noExternal: true } : {},
  worker: { format: "es" },
  build: {
    // One stylesheet for the site: one request, cached from the first page on.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: "es2022",
  },
}));
