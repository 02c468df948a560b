import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "oxc-transform";

/** Lets node run `.tsx` (letters and cards are drawn in it) as it runs `.ts`: types and JSX taken out on load. */
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
