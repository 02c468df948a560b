import type { Plugin } from "vite";

/**
 * Keeps the contract's schemas on the server: one constant read from beside a schema brings 25 KB of
 * their library to a page.
 *
 * @throws when a script of the browser would hold the library, naming what would be in that script
 */
export function schemasStayBehind(): Plugin {
  return {
    name: "schemas-stay-behind",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const held = Object.keys(file.modules).filter(
          (id) => (file.modules[id]?.renderedLength ?? 0) > 0,
        );
        if (!held.some((id) => id.includes("/node_modules/zod/"))) continue;
        const own = held.filter((id) => !id.includes("/node_modules/"));
        throw new Error(`Schemas would be sent to the browser with ${own.join(", ")}`);
      }
    },
  };
}
