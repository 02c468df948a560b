import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "oxc-transform";
import { rememberResolution } from "./remember-resolution.ts";

/**
 * How modules are loaded that are imported from here on: `.tsx` (templates of emails and cards) runs
 * as `.ts` does, with types and JSX compiled on load, and resolutions are remembered.
 */
registerHooks({
  resolve: rememberResolution(),
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = transformSync(path, readFileSync(path, "utf8"), {
      jsx: { runtime: "automatic" },
    });
    const [error] = errors;
    if (error) throw new SyntaxError(`${path}: ${error.message}`);
    return { format: "module", source: code, shortCircuit: true };
  },
});
