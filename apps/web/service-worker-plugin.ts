import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

const entry = new URL("./worker/main.ts", import.meta.url).pathname;

/**
 * Builds the service worker as `/sw.js`, one script beside the site's own: its address must stay,
 * and it names the build whose files it caches, so that a new build replaces it.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort().join("\n");
      const buildId = createHash("sha256").update(names).digest("hex").slice(0, 12);
      const source = await scriptOf(buildId);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

async function scriptOf(buildId: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { __BUILD__: JSON.stringify(buildId) },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: entry,
        output: { format: "iife", entryFileNames: "sw.js" },
        checks: { pluginTimings: false },
      },
    },
  });
  const [built] = [result].flat();
  const script = built && "output" in built ? built.output[0] : undefined;
  if (script?.type !== "chunk") throw new Error("The service worker was not built");
  return script.code;
}
