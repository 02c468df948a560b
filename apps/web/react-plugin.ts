import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const prefix = "\0module-of:";

/** React's packages, each with the file of its production build. */
const packages: Record<string, string> = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
  "react-dom": "cjs/react-dom.production.js",
  "react-dom/client": "cjs/react-dom-client.production.js",
  scheduler: "cjs/scheduler.production.js",
};

/**
 * Gives React's packages, which are written for `require`, the form of modules: scripts then import a
 * function and call it, where each of them would fetch a helper and read the function from the whole
 * package at every call.
 */
export function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler)(\/|$)/ },
      handler: (id) => (id in packages ? prefix + id : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => moduleOf(id.slice(prefix.length)),
    },
  };
}

/** A package's production build as the text of a module. */
export function moduleOf(name: string): string {
  const [holder = name] = name.split("/");
  const folder = dirname(require.resolve(`${holder}/package.json`));
  const text = readFileSync(join(folder, packages[name] ?? ""), "utf8");
  const needed = [...new Set(Array.from(text.matchAll(/require\("([\w/-]+)"\)/g), ([, id]) => id))];
  const body = needed.reduce<string>(
    (code, id, at) => code.replaceAll(`require("${id}")`, `needed${at}`),
    text,
  );
  if (/\brequire\(/.test(body)) throw new Error(`${name} needs more than is known here`);
  const names = new Set(
    Array.from(text.matchAll(/^\s*exports\.([a-z]\w*) =/gim), ([, word]) => word),
  );
  return [
    ...needed.map((id, at) => `import needed${at} from "${id}";`),
    "const exports = {};",
    body,
    "export default exports;",
    ...Array.from(
      names,
      (word) => `const its_${word} = /* @__PURE__ */ (() => exports.${word})();`,
    ),
    `export { ${Array.from(names, (word) => `its_${word} as ${word}`).join(", ")} };`,
  ].join("\n");
}
