import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

/** The scripts with an address that stays, by their file's name. */
const entries = {
  "sw.js": "./worker/main.ts",
  "offline.js": "./app/areas/installable/offline/offline-page.script.ts",
};

/**
 * Builds the service worker as `/sw.js`, one script beside the site's own: its address must stay,
 * and it names the build whose files it caches, so that a new build replaces it. So does the script of
 * the offline page, `/offline.js`, which the worker caches.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort().join("\n");
      const buildId = createHash("sha256").update(names).digest("hex").slice(0, 12);
      for (const [fileName, entry] of Object.entries(entries))
        this.emitFile({
          type: "asset",
          fileName,
          source: await scriptOf(entry, fileName, buildId),
        });
    },
  };
}

async function scriptOf(entry: string, fileName: string, buildId: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { __BUILD__: JSON.stringify(buildId) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: new URL(entry, import.meta.url).pathname,
        output: { format: "iife", entryFileNames: fileName },
        checks: { pluginTimings: false },
      },
    },
  });
  const [built] = [result].flat();
  const script = built && "output" in built ? built.output[0] : undefined;
  if (script?.type !== "chunk") throw new Error(`${fileName} was not built`);
  return script.code;
}
