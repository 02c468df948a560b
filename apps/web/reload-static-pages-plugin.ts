import type { Plugin } from "vite";

/**
 * Loads the page again in development when a module changed that only the server imports: a static
 * page has no React in the browser that could take the change over.
 */
export function reloadStaticPages(): Plugin {
  return {
    name: "reload-static-pages",
    apply: "serve",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { client } = server.environments;
      const inBrowser = client.moduleGraph.getModulesByFile(file);
      if (inBrowser === undefined || inBrowser.size === 0) client.hot.send({ type: "full-reload" });
    },
  };
}
