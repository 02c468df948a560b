import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "oxc-transform";

/** Lets Node run `.tsx` (templates of emails and cards) as it runs `.ts`: types and JSX are compiled on load. */
registerHooks({
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
