import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { singleIcons } from "./icons-plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [singleIcons(), reactRouter()],
  // One bundle, nothing looked up at start: ready in 0.2 s instead of 0.75 s.
  ssr: command === "build" ? { noExternal: true } : {},
  worker: { format: "es" },
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files that the notebook's pages share instead of forty small ones: on a slow line
            // each request costs more than its bytes. What they need beyond these, they fetch alone.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                {
                  name: "notebook",
                  test: /\/app\/(root|document|entry\.client|title|focus-first-error|fields-of|ui\/(layouts\/notebook\/(shell|layout)|button|dialog|error-note|field|text-field|select-field|page-fault|empty-state|badge)|areas\/notebook\/(intro|section-steps|changed-meanwhile))\.tsx?$|\/packages\/french\/src\/(fold|money|names|plural)\.ts$|\/Icon(ArrowLeft|ArrowRight|Check|ChevronDown|Pencil|Trash)\.mjs$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
