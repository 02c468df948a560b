import { relative } from "node:path";
import type { Plugin } from "vite";

/** What holds the modules of all pages in the server's build. */
const serverBuild = "virtual:react-router/server-build";

/**
 * Refuses an `import()` of a module that the server's build begins with: a page, a layout, the root or
 * the server's entry. The bundler would put it beside the entry, with contexts of its own, and every
 * page would answer 500. A part of a page that is loaded later needs a module of its own.
 *
 * @throws naming the module and those that import it by `import()`
 */
export function serverStaysWhole(): Plugin {
  return {
    name: "server-stays-whole",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildEnd(failure) {
      if (failure) return;
      const named = (id: string) => relative(import.meta.dirname, id);
      const begins = [...this.getModuleIds()].filter((id) => id.includes(serverBuild));
      for (const id of begins.flatMap((one) => this.getModuleInfo(one)?.importedIds ?? [])) {
        const importers = this.getModuleInfo(id)?.dynamicImporters ?? [];
        if (importers.length > 0)
          throw new Error(
            `${named(id)} begins the server's build and is imported by import() in ${importers.map(named).join(", ")}: every page would answer 500. Move what is loaded later into a module of its own.`,
          );
      }
    },
  };
}
